import { monthsText } from "@holdfast/contract/platform/calendar-rules";
import type { Share } from "@holdfast/contract/plans/plan-facts";
import type { RiskReport } from "@holdfast/contract/risks/report/risk-report";
import { Alert } from "../../../ui/feedback/alert";
import { Card } from "../../../ui/layout/card";
import { formatUnits } from "../../../platform/format/money-format";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { AcceptedBySection } from "./accepted-by-section";
import styles from "./report.module.css";

type AcceptancePanelProps = {
  readonly report: RiskReport | null;
  readonly lookedAt: Share;
  readonly currency: MoneyCurrency;
};

/** Shows the accepted answers to a user who can read the report but not accept it. */
export const AcceptancePanel = ({ report, lookedAt, currency }: AcceptancePanelProps) =>
  report === null ? (
    <Alert variant="note" title="No one has accepted this report yet.">
      It appears here once an owner or editor of the organisation answers its three questions.
    </Alert>
  ) : (
    <Card title="Three questions">
      <dl className={styles.answers}>
        <dt>Maximum indemnity period</dt>
        <dd>{monthsText(report.indemnityPeriod.value)}</dd>
        <dt>Fast-track recovery amount</dt>
        <dd className="figures">{formatUnits(report.fastTrackRecovery, currency)}</dd>
        <dt>Review period</dt>
        <dd>{monthsText(report.riskReportReview.value)}</dd>
      </dl>
      <AcceptedBySection name={report.acceptedByUserName} report={report} lookedAt={lookedAt} />
    </Card>
  );
