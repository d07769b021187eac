import { TermPopover } from "../library/public";
import { DataTable } from "../../ui/table/data-table";
import { Select } from "../../ui/fields/choices/select";
import type { TableColumn } from "../../ui/table/table-column";
import { TextArea } from "../../ui/fields/inputs/text-area";
import type { LocationChoice } from "./location-choice-rules";
import { ProposedMark } from "../proposals/public";
import type { Proposals } from "../proposals/public";
import styles from "./recovery-strategies-table.module.css";
import type { StrategyFields, StrategyProblems, StrategyRow } from "./strategy-rows-rules";

type RecoveryStrategiesTableProps = {
  readonly rows: readonly StrategyRow[];
  readonly choices: readonly LocationChoice[];
  /** By departmentId. */
  readonly problems: ReadonlyMap<string, StrategyProblems>;
  readonly proposals: Proposals;
  readonly isDisabled: boolean;
  readonly onChange: (departmentId: string, change: Partial<StrategyFields>) => void;
};

/** Shows where each business unit works if its usual site can't be used. */
export const RecoveryStrategiesTable = (props: RecoveryStrategiesTableProps) => {
  const { choices, problems, isDisabled, onChange } = props;

  const location = (row: StrategyRow) => {
    const { departmentId: id } = row;
    const asksAddress = choices.some(
      (choice) => choice.id === row.locationId && choice.requiresAddress,
    );
    return (
      <div className={styles.location}>
        <Select
          name={`location-${id}`}
          label={`Location of ${row.name}`}
          isLabelHidden
          isCompact
          value={choices.some((choice) => choice.id === row.locationId) ? row.locationId : null}
          onChange={(locationId) => onChange(id, { locationId })}
          choices={choices}
          error={problems.get(id)?.recoveryStrategyTypeId}
          isDisabled={isDisabled}
        />
        {asksAddress && (
          <TextArea
            name={`address-${id}`}
            label={`Other address of ${row.name}`}
            isLabelHidden
            isCompact
            isSavedByEnter
            rows={1}
            placeholder="Address, or empty if it is to be arranged"
            value={row.address}
            onChange={(address) => onChange(id, { address })}
            error={problems.get(id)?.address}
            isDisabled={isDisabled}
          />
        )}
      </div>
    );
  };

  const comments = (row: StrategyRow) => (
    <TextArea
      name={`comments-${row.departmentId}`}
      label={`Comments on ${row.name}`}
      isLabelHidden
      isCompact
      rows={2}
      value={row.comments}
      onChange={(text) => onChange(row.departmentId, { comments: text })}
      error={problems.get(row.departmentId)?.comments}
      isDisabled={isDisabled}
    />
  );

  const columns: readonly TableColumn<StrategyRow>[] = [
    {
      id: "name",
      header: "Business unit",
      width: "24%",
      isName: true,
      cell: ({ name, recoveryStrategyId }) => (
        <>
          {name}
          {recoveryStrategyId !== null && (
            <ProposedMark proposals={props.proposals} recordId={recoveryStrategyId} name={name} />
          )}
        </>
      ),
    },
    {
      id: "location",
      header: "Location",
      help: <TermPopover term="Recovery Strategy" />,
      width: "38%",
      isWide: true,
      cell: location,
    },
    { id: "comments", header: "Comments", isWide: true, cell: comments },
  ];

  return (
    <DataTable
      caption="Recovery strategies of the business units"
      rows={props.rows}
      columns={columns}
      rowKey={({ departmentId }) => departmentId}
    />
  );
};
