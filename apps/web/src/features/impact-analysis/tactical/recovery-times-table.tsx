import {
  type ChosenMtpd,
  maxRecoveryDays,
  recoveryTimeLabel,
} from "@holdfast/contract/impact-analysis/recovery-time-rules";
import { DataTable } from "../../../ui/table/data-table";
import { TermPopover } from "../../library/public";
import { Slider } from "../../../ui/fields/inputs/slider";
import type { TableColumn } from "../../../ui/table/table-column";
import { ProposedMark } from "../../proposals/public";
import type { Proposals } from "../../proposals/public";
import type { RecoveryTimes } from "./recovery-times-rules";

type RecoveryTimesTableProps = {
  readonly rows: readonly RecoveryTimes[];
  /** Null until one is chosen. */
  readonly mtpd: ChosenMtpd | null;
  readonly proposals: Proposals;
  readonly isDisabled: boolean;
  readonly onChange: (departmentId: string, change: { rpo: number } | { rto: number }) => void;
};

/** Shows the RPO and RTO of every business unit as sliders from 0 to the MTPD. */
export const RecoveryTimesTable = (props: RecoveryTimesTableProps) => {
  const slider = (row: RecoveryTimes, which: "rpo" | "rto") => (
    <Slider
      name={`${which}-${row.departmentId}`}
      label={`${which.toUpperCase()} of ${row.name}`}
      isLabelHidden
      value={row[which]}
      max={maxRecoveryDays(props.mtpd?.value ?? 0)}
      format={(days) => recoveryTimeLabel(days, props.mtpd)}
      onChange={(days) =>
        props.onChange(row.departmentId, which === "rpo" ? { rpo: days } : { rto: days })
      }
      isDisabled={props.isDisabled}
    />
  );
  const columns: readonly TableColumn<RecoveryTimes>[] = [
    {
      id: "name",
      header: "Business unit",
      isName: true,
      cell: ({ name, tacticalBiaId }) => (
        <>
          {name}
          {tacticalBiaId !== null && (
            <ProposedMark proposals={props.proposals} recordId={tacticalBiaId} name={name} />
          )}
        </>
      ),
    },
    {
      id: "rpo",
      header: "RPO",
      help: <TermPopover term="Recovery Point Objective" />,
      width: "36%",
      isWide: true,
      cell: (row) => slider(row, "rpo"),
    },
    {
      id: "rto",
      header: "RTO",
      help: <TermPopover term="Recovery Time Objective" />,
      width: "36%",
      isWide: true,
      cell: (row) => slider(row, "rto"),
    },
  ];
  return (
    <DataTable
      caption="Recovery times of the business units"
      rows={props.rows}
      columns={columns}
      rowKey={({ departmentId }) => departmentId}
    />
  );
};
