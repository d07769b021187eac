import { TermPopover } from "../../library/public";
import { memo, useMemo } from "react";
import {
  isRegisterColumn,
  REGISTER_COLUMN_IDS,
  REGISTER_COLUMNS,
  responsiblePerson,
  strategyNames,
} from "@holdfast/contract/risks/register/register-columns";
import type { RegisterColumnId } from "@holdfast/contract/risks/register/register-columns";
import type {
  RegisterFilter,
  RegisterSort,
} from "@holdfast/contract/risks/register/register-view-rules";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { Button } from "../../../ui/buttons/button";
import { DataTable } from "../../../ui/table/data-table";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { IconButton } from "../../../ui/buttons/icon-button";
import { MAX_RENDERED } from "../../../ui/table/row-window-rules";
import type { TableColumn, TableSort } from "../../../ui/table/table-column";
import { formatDate } from "../../../platform/format/date-format";
import { formatAmount, formatUnits } from "../../../platform/format/money-format";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { ProposedMark } from "../../proposals/public";
import type { Proposals } from "../../proposals/public";
import type { OpenRisk } from "../risk-form/risk-dialog";

type RegisterTableProps = {
  readonly risks: readonly Risk[];
  readonly currency: MoneyCurrency;
  readonly filter: RegisterFilter;
  readonly mayChange: boolean;
  readonly proposals: Proposals;
  readonly onOpen: (open: OpenRisk) => void;
  readonly onClearFilter: () => void;
  /** Called with the sort order the user chose. */
  readonly onSort: (sort: RegisterSort | null) => void;
};

const TableOfRisks = (props: RegisterTableProps) => {
  const { risks, currency, filter, mayChange, proposals, onOpen, onClearFilter, onSort } = props;
  const columns = useMemo(() => columnsFor(currency, proposals), [currency, proposals]);
  const actions = useMemo(
    () => (risk: Risk) => <RowActions risk={risk} mayChange={mayChange} onOpen={onOpen} />,
    [mayChange, onOpen],
  );
  return (
    <DataTable
      caption="Risks"
      rows={risks}
      columns={columns}
      rowKey={riskKey}
      isVirtual={risks.length > MAX_RENDERED}
      isDense
      stackBelow={FULL_WIDTH}
      scrollResetKey={filter}
      initialSort={BY_VALUE}
      onSort={(sort) => onSort(registerSort(sort))}
      empty={
        <EmptyState
          icon="filter"
          title="No results"
          action={<Button onPress={onClearFilter}>Show all risks</Button>}
        >
          No risks match your filters.
        </EmptyState>
      }
      actions={actions}
    />
  );
};

/**
 * Shows all risks of the plan with all columns (specification 2, 'Risk register'), each sortable. Memoised, so
 * that typing in the filters re-renders it only when the rows change.
 */
export const RegisterTable = memo(TableOfRisks);

const registerSort = (sort: TableSort | null): RegisterSort | null =>
  sort && isRegisterColumn(sort.column)
    ? { column: sort.column, isDescending: sort.isDescending }
    : null;

/** The register begins with the risks that cost most. */
export const BY_VALUE: RegisterSort = { column: "annualised", isDescending: true };

const riskKey = ({ riskId }: Risk) => riskId;

type RowActionsProps = Pick<RegisterTableProps, "mayChange" | "onOpen"> & { readonly risk: Risk };

/** Returns what opens a risk: its form, or its details for a person who may not change it. */
export const openingOf = (risk: Risk, mayChange: boolean): OpenRisk =>
  mayChange ? { act: "fill-in", subject: { kind: "saved", risk } } : { act: "read", risk };

const RowActions = ({ risk, mayChange, onOpen }: RowActionsProps) =>
  mayChange ? (
    <>
      <IconButton
        icon="edit"
        label={`Edit ${risk.name}`}
        onPress={() => onOpen(openingOf(risk, true))}
      />
      <IconButton
        icon="trash"
        variant="danger"
        label={`Delete ${risk.name}`}
        onPress={() => onOpen({ act: "delete", risk })}
      />
    </>
  ) : (
    <IconButton
      icon="eye"
      label={`Details of ${risk.name}`}
      onPress={() => onOpen(openingOf(risk, false))}
    />
  );

/** The width of all columns and the actions together (CSS pixels). */
const FULL_WIDTH = 1080;

type RegisterCell = Pick<
  TableColumn<Risk>,
  "cell" | "help" | "width" | "stackInto" | "isName" | "isFigure"
>;

/** Every column has a width, so that the table keeps its shape as virtual rows come and go. */
const columnsFor = (
  currency: MoneyCurrency,
  proposals: Proposals,
): readonly TableColumn<Risk>[] => {
  const cells: Readonly<Record<RegisterColumnId, RegisterCell>> = {
    name: {
      isName: true,
      width: "150px",
      cell: ({ riskId, name }) => (
        <>
          {name}
          <ProposedMark proposals={proposals} recordId={riskId} name={name} />
        </>
      ),
    },
    category: {
      stackInto: "name",
      width: "122px",
      cell: ({ riskCategoryName }) => riskCategoryName,
    },
    likelihood: {
      help: <TermPopover term="Likelihood" />,
      width: "92px",
      cell: ({ likelihoodText }) => likelihoodText,
    },
    cost: {
      help: <TermPopover term="Loss Value" />,
      stackInto: "annualised",
      width: "96px",
      isFigure: true,
      cell: ({ cost }) => formatUnits(cost, currency),
    },
    annualised: {
      help: <TermPopover term="Annualised Value" />,
      width: "108px",
      isFigure: true,
      cell: ({ annualisedValue }) => formatAmount(annualisedValue, currency),
    },
    strategy: { width: "124px", cell: strategyNames },
    status: {
      stackInto: "strategy",
      width: "100px",
      cell: ({ mitigationStatusName }) => mitigationStatusName,
    },
    person: { width: "112px", cell: responsiblePerson },
    "follow-up": {
      stackInto: "person",
      width: "92px",
      cell: ({ followUpDate }) =>
        followUpDate && <span className="figures">{formatDate(followUpDate)}</span>,
    },
  };
  return REGISTER_COLUMN_IDS.map((id) => ({ id, ...REGISTER_COLUMNS[id], ...cells[id] }));
};
