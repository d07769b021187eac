import {
  responsiblePerson,
  strategyNames,
} from "@holdfast/contract/risks/register/register-columns";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { formatDate } from "../../../platform/format/date-format";
import { formatAmount, formatUnits } from "../../../platform/format/money-format";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import styles from "./risk-form.module.css";

type RiskDetailsPanelProps = {
  readonly risk: Risk;
  readonly currency: MoneyCurrency;
};

const ANSWERS = new Map<boolean | null, string>([
  [true, "Yes"],
  [false, "No"],
]);

const linesOf = (risk: Risk, currency: MoneyCurrency): readonly (readonly [string, string])[] => [
  ["Risk Category", risk.riskCategoryName],
  ["Likelihood", risk.likelihoodText],
  ["Loss Value", formatUnits(risk.cost, currency)],
  ["Annualised Value", formatAmount(risk.annualisedValue, currency)],
  ["Mitigation Strategy", strategyNames(risk)],
  ["Will be insured", ANSWERS.get(risk.includeInsurance) ?? ""],
  ["How it is achieved", risk.mitigationProcess],
  ["Mitigation Status", risk.mitigationStatusName ?? ""],
  ["Responsible Person", responsiblePerson(risk)],
  ["Follow Up Date", formatDate(risk.followUpDate)],
  ["Comments", risk.comments ?? ""],
];

/** Shows all fields of a saved risk to a user who can't change it. */
export const RiskDetailsPanel = ({ risk, currency }: RiskDetailsPanelProps) => (
  <>
    {risk.description !== null && <p className={styles.about}>{risk.description}</p>}
    <dl className={styles.details}>
      {linesOf(risk, currency)
        .filter(([, value]) => value !== "")
        .map(([label, value]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label}: value`}>{value}</dd>,
        ])}
    </dl>
  </>
);
