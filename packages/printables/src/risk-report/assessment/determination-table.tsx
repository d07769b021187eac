import type { Risk } from "@holdfast/contract/risks/register/risk";
import type { ReactNode } from "react";
import { hundredthsOf, hundredthsText, unitsText } from "@holdfast/contract/platform/money-rules";
import { MoneyText } from "../../document/text/money-text";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { amountColumnWidth, nameColumnWidth } from "../amount-column-width";
import { counted } from "../counted";
import { decisionText, isOverdue } from "../risk-decision";
import type { NumberedRisk, RiskGroup } from "../risk-groups";

interface DeterminationTableProps {
  readonly groups: readonly RiskGroup[];
  readonly currency: MoneyCurrency;
  /** YYYY-MM-DD. */
  readonly today: string;
}

interface Column {
  readonly head: string;
  /** Per cent of the page. */
  readonly width: number;
  readonly kind: "hf-number" | undefined;
}

const LEAST = { number: 6.5, likelihood: 16, loss: 12, annualised: 16, rating: 11 } as const;

/** Returns columns wide enough for the amounts of these risks and their total. */
const columnsFor = (
  groups: readonly RiskGroup[],
  total: bigint,
  currency: MoneyCurrency,
): readonly Column[] => {
  const risks = groups.flatMap((group) => group.risks.map(({ risk }) => risk));
  const loss = amountColumnWidth(
    risks.map(({ cost }) => unitsText(cost, currency)),
    LEAST.loss,
  );
  const annualised = amountColumnWidth([hundredthsText(total, currency)], LEAST.annualised);
  const { number, likelihood, rating } = LEAST;
  return [
    { head: "No.", width: number, kind: "hf-number" },
    {
      head: "Risk",
      width: nameColumnWidth([number, likelihood, loss, annualised, rating]),
      kind: undefined,
    },
    { head: "Likelihood", width: likelihood, kind: undefined },
    { head: "Loss value", width: loss, kind: "hf-number" },
    { head: "Annualised value", width: annualised, kind: "hf-number" },
    { head: "Rating", width: rating, kind: undefined },
  ];
};

/** Lists every risk with its figures and decision by category, with the totals of each category and of all. */
export function DeterminationTable({ groups, currency, today }: DeterminationTableProps) {
  const count = groups.reduce((sum, group) => sum + group.risks.length, 0);
  const total = groups.reduce((sum, group) => sum + group.annualised, 0n);
  const columns = columnsFor(groups, total, currency);
  const tables = tablesOf(groups);
  return (
    <div className="hf-table-block">
      {tables.map((table, at) => (
        <RisksTable
          key={table[0]?.riskCategoryId}
          caption={at === 0 ? "All risks by category" : undefined}
          groups={table}
          columns={columns}
          currency={currency}
          today={today}
        >
          {at === tables.length - 1 ? (
            <tbody className="hf-grand-total">
              <TotalRow
                name={`Grand total, ${counted(count, "risk", "risks")}`}
                amount={hundredthsText(total, currency)}
                isGrand
              />
            </tbody>
          ) : null}
        </RisksTable>
      ))}
      <p className="hf-note">
        Numbers refer to the charts. Within a category, the highest annualised value comes first.
        Below each risk: what was decided, its status, who is responsible, and the follow-up date.
      </p>
    </div>
  );
}

/** A category of up to this many risks doesn't break across pages, so that each row has its category above it. */
const RISKS_KEPT_TOGETHER = 8;

const isKeptTogether = ({ risks }: RiskGroup) => risks.length <= RISKS_KEPT_TOGETHER;

/** Divides the categories: one that can break across pages has its own table, whose head repeats its name. */
const tablesOf = (groups: readonly RiskGroup[]): readonly (readonly RiskGroup[])[] => {
  const tables: RiskGroup[][] = [];
  for (const group of groups) {
    const [previous] = tables.at(-1) ?? [];
    if (previous !== undefined && isKeptTogether(previous) && isKeptTogether(group))
      tables.at(-1)?.push(group);
    else tables.push([group]);
  }
  return tables;
};

interface RisksTableProps {
  readonly caption: string | undefined;
  /** Several that don't break across pages, or one that can. */
  readonly groups: readonly RiskGroup[];
  readonly columns: readonly Column[];
  readonly currency: MoneyCurrency;
  readonly today: string;
  /** Rows below those of the groups. */
  readonly children: ReactNode;
}

function RisksTable(props: RisksTableProps) {
  const { caption, groups, columns, currency, today, children } = props;
  const [first] = groups;
  const breaking = first !== undefined && !isKeptTogether(first) ? first : undefined;
  return (
    <table className="hf-table hf-table--report">
      {caption === undefined ? null : <caption>{caption}</caption>}
      <colgroup>
        {columns.map(({ head, width }) => (
          <col key={head} style={{ width: `${width}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ head, kind }) => (
            <th key={head} scope="col" className={kind}>
              {head}
            </th>
          ))}
        </tr>
        {breaking === undefined ? null : <CategoryRow name={breaking.name} scope="colgroup" />}
      </thead>
      {groups.map((group) => (
        <tbody key={group.riskCategoryId} className={group === breaking ? undefined : "hf-whole"}>
          {group === breaking ? null : <CategoryRow name={group.name} scope="rowgroup" />}
          {group.risks.map((row) => (
            <RiskRow
              key={row.number}
              row={row}
              columns={columns}
              currency={currency}
              today={today}
            />
          ))}
          <TotalRow
            name={`Total ${group.name}, ${counted(group.risks.length, "risk", "risks")}`}
            amount={hundredthsText(group.annualised, currency)}
          />
        </tbody>
      ))}
      {children}
    </table>
  );
}

interface CategoryRowProps {
  readonly name: string;
  readonly scope: "colgroup" | "rowgroup";
}

const CategoryRow = ({ name, scope }: CategoryRowProps) => (
  <tr className="hf-group-row">
    <th colSpan={6} scope={scope}>
      {name}
    </th>
  </tr>
);

interface RiskRowProps {
  readonly row: NumberedRisk;
  readonly columns: readonly Column[];
  readonly currency: MoneyCurrency;
  readonly today: string;
}

function RiskRow({ row, columns, currency, today }: RiskRowProps) {
  const { number, risk, rating, ratingWord } = row;
  const cells = [
    number,
    <NameAndDecision key="name" risk={risk} today={today} />,
    risk.likelihoodText,
    <MoneyText key="cost" text={unitsText(risk.cost, currency)} />,
    <MoneyText key="year" text={hundredthsText(hundredthsOf(risk.annualisedValue), currency)} />,
    `${rating} ${ratingWord}`,
  ];
  return (
    <tr>
      {columns.map(({ head, kind }, at) => (
        <td key={head} className={kind} data-head={head}>
          {cells[at]}
        </td>
      ))}
    </tr>
  );
}

const NameAndDecision = ({ risk, today }: { readonly risk: Risk; readonly today: string }) => (
  <>
    {risk.name}
    <div className={isOverdue(risk, today) ? "hf-cell-aside hf-late" : "hf-cell-aside"}>
      {decisionText(risk, today)}
    </div>
  </>
);

interface TotalRowProps {
  readonly name: string;
  readonly amount: string;
  readonly isGrand?: boolean;
}

function TotalRow({ name, amount, isGrand = false }: TotalRowProps) {
  return (
    <tr className={isGrand ? "hf-total-row hf-total-row--grand" : "hf-total-row"}>
      <th colSpan={4} scope="row">
        {name}
      </th>
      <td className="hf-number" data-head="Annualised value">
        <MoneyText text={amount} />
      </td>
      <td>{"\u00a0"}</td>
    </tr>
  );
}
