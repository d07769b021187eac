import { memo, useMemo } from "react";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { Button } from "../../../design/button";
import { DataTable } from "../../../design/data-table";
import { EmptyState } from "../../../design/empty-state";
import { IconButton } from "../../../design/icon-button";
import type { TableColumn } from "../../../design/table-column";
import { formatDate } from "../../../platform/date-format";
import { formatAmount, formatUnits } from "../../../platform/money-format";
import type { MoneyCurrency } from "../../../platform/money-format";
import type { OpenRisk } from "../risk-form/risk-dialog";
import { responsiblePerson, strategyNames } from "../risk-list-rules";
import type { RegisterFilter } from "./register-filter-rules";

type RegisterTableProps = {
  readonly risks: readonly Risk[];
  readonly currency: MoneyCurrency;
  readonly filter: RegisterFilter;
  readonly mayChange: boolean;
  readonly onOpen: (open: OpenRisk) => void;
  readonly onClearFilter: () => void;
};

const TableOfRisks = (props: RegisterTableProps) => {
  const { risks, currency, filter, mayChange, onOpen, onClearFilter } = props;
  const columns = useMemo(() => columnsFor(currency), [currency]);
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
      isVirtual
      isDense
      fullFrom={FULL_WIDTH}
      restartsWith={filter}
      empty={
        <EmptyState
          icon="filter"
          title="No results"
          action={<Button onPress={onClearFilter}>Show all risks</Button>}
        >
          No risk passes all of the filters.
        </EmptyState>
      }
      actions={actions}
    />
  );
};

/**
 * All risks of the plan with all columns (specification 2, 'Risk register'), each of them to sort by. While
 * the filters are typed into, it is drawn only for other rows.
 */
export const RegisterTable = memo(TableOfRisks);

const riskKey = ({ riskId }: Risk) => riskId;

type RowActionsProps = Pick<RegisterTableProps, "mayChange" | "onOpen"> & { readonly risk: Risk };

const RowActions = ({ risk, mayChange, onOpen }: RowActionsProps) =>
  mayChange ? (
    <>
      <IconButton
        icon="edit"
        label={`Edit ${risk.name}`}
        onPress={() => onOpen({ act: "fill-in", subject: { kind: "saved", risk } })}
      />
      <IconButton
        icon="trash"
        kind="danger"
        label={`Delete ${risk.name}`}
        onPress={() => onOpen({ act: "delete", risk })}
      />
    </>
  ) : (
    <IconButton
      icon="eye"
      label={`Details of ${risk.name}`}
      onPress={() => onOpen({ act: "read", risk })}
    />
  );

/** What all columns and the acts together take (CSS pixels). */
const FULL_WIDTH = 1080;

/*
 * Every column has a width, so that the table keeps its shape while rows are drawn and dropped. Likelihoods
 * and statuses are sorted by their meaning, not by their letters.
 */
const columnsFor = (currency: MoneyCurrency): readonly TableColumn<Risk>[] => [
  {
    id: "name",
    header: "Risk",
    isName: true,
    width: "150px",
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: "category",
    under: "name",
    header: "Risk Category",
    width: "122px",
    cell: ({ riskCategoryName }) => riskCategoryName,
    sortBy: ({ riskCategoryName }) => riskCategoryName,
  },
  {
    id: "likelihood",
    header: "Likelihood",
    width: "92px",
    cell: ({ likelihoodText }) => likelihoodText,
    sortBy: ({ likelihoodValue }) => likelihoodValue,
  },
  {
    id: "cost",
    under: "annualised",
    header: "Loss Value",
    width: "96px",
    isFigure: true,
    cell: ({ cost }) => formatUnits(cost, currency),
    sortBy: ({ cost }) => cost,
  },
  {
    id: "annualised",
    header: "Annualised Value",
    width: "108px",
    isFigure: true,
    cell: ({ annualisedValue }) => formatAmount(annualisedValue, currency),
    sortBy: ({ annualisedValue }) => annualisedValue,
  },
  {
    id: "strategy",
    header: "Mitigation Strategy",
    width: "124px",
    cell: strategyNames,
    sortBy: strategyNames,
  },
  {
    id: "status",
    under: "strategy",
    header: "Mitigation Status",
    width: "100px",
    cell: ({ mitigationStatusName }) => mitigationStatusName,
    sortBy: ({ mitigationStatusId }) => mitigationStatusId,
  },
  {
    id: "person",
    header: "Responsible Person",
    width: "112px",
    cell: responsiblePerson,
    sortBy: responsiblePerson,
  },
  {
    id: "follow-up",
    under: "person",
    header: "Follow Up Date",
    width: "92px",
    cell: ({ followUpDate }) =>
      followUpDate && <span className="figures">{formatDate(followUpDate)}</span>,
    sortBy: ({ followUpDate }) => followUpDate,
  },
];
