import { Fragment } from "react";
import { hundredthsOf, hundredthsText, MoneyText, unitsText } from "../document/money-text";
import type { MoneyCurrency } from "../document/money-text";
import { counted } from "./counted";
import type { NumberedRisk, RiskGroup } from "./risk-groups";

interface DeterminationTableProps {
  readonly groups: readonly RiskGroup[];
  readonly currency: MoneyCurrency;
}

const COLUMNS = [
  { head: "No.", width: 7, kind: "hf-number" },
  { head: "Risk", width: 35, kind: undefined },
  { head: "Likelihood", width: 15, kind: undefined },
  { head: "Loss value", width: 15, kind: "hf-number" },
  { head: "Annualised value", width: 16, kind: "hf-number" },
  { head: "Rating", width: 12, kind: undefined },
] as const;

/** Every risk with its figures, category by category, with each category's total and the grand total. */
export function DeterminationTable({ groups, currency }: DeterminationTableProps) {
  const count = groups.reduce((sum, group) => sum + group.risks.length, 0);
  const total = groups.reduce((sum, group) => sum + group.annualised, 0n);
  return (
    <div className="hf-table-block">
      <table className="hf-table hf-table--report">
        <caption>Risk determination</caption>
        <colgroup>
          {COLUMNS.map(({ head, width }) => (
            <col key={head} style={{ width: `${width}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {COLUMNS.map(({ head, kind }) => (
              <th key={head} scope="col" className={kind}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.riskCategoryId}>
              <tr className="hf-group-row">
                <th colSpan={6} scope="rowgroup">
                  {group.name}
                </th>
              </tr>
              {group.risks.map((row) => (
                <RiskRow key={row.number} row={row} currency={currency} />
              ))}
              <TotalRow
                name={`Total ${group.name}, ${counted(group.risks.length, "risk", "risks")}`}
                amount={hundredthsText(group.annualised, currency)}
              />
            </Fragment>
          ))}
          <TotalRow
            name={`Grand total, ${counted(count, "risk", "risks")}`}
            amount={hundredthsText(total, currency)}
            isGrand
          />
        </tbody>
      </table>
      <p className="hf-note">
        Numbers are those in the charts. Within a category the highest annualised value comes first.
      </p>
    </div>
  );
}

function RiskRow({
  row: { number, risk, rating, ratingWord },
  currency,
}: {
  readonly row: NumberedRisk;
  readonly currency: MoneyCurrency;
}) {
  const cells = [
    number,
    risk.name,
    risk.likelihoodText,
    <MoneyText key="cost" text={unitsText(risk.cost, currency)} />,
    <MoneyText key="year" text={hundredthsText(hundredthsOf(risk.annualisedValue), currency)} />,
    `${rating} ${ratingWord}`,
  ];
  return (
    <tr>
      {COLUMNS.map(({ head, kind }, at) => (
        <td key={head} className={kind} data-head={head}>
          {cells[at]}
        </td>
      ))}
    </tr>
  );
}

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
