import type {
  RiskReportIndemnityPreset,
  RiskReportReviewPreset,
} from "@holdfast/contract/library/risk-lookups";
import { certainCountry } from "@holdfast/contract/organisations/place";
import type { Share } from "@holdfast/contract/plans/plan-facts";
import type { Plan } from "@holdfast/contract/plans/plan";
import { COST_STEP, MAX_COST } from "@holdfast/contract/risks/register/risk";
import type { RiskReport, RiskReportInput } from "@holdfast/contract/risks/report/risk-report";
import { acceptRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { Card } from "../../../ui/layout/card";
import { Form } from "../../../ui/fields/forms/form";
import { NumberField } from "../../../ui/fields/inputs/number-field";
import { RadioGroup } from "../../../ui/fields/choices/radio-group";
import type { Draft } from "../../../platform/forms/form-values";
import { numberChoice } from "../../../platform/forms/number-choice";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { ExplainedField } from "../../library/public";
import { AcceptedBySection } from "./accepted-by-section";
import { workingCostText } from "@holdfast/contract/risks/report/report-guidance-rules";
import styles from "./report.module.css";

type ReportFormProps = {
  readonly plan: Pick<Plan, "planId" | "currency" | "branch">;
  /** The current report, whose answers the form starts with. */
  readonly report: RiskReport | null;
  /** Categories of the assessment that were looked at. */
  readonly lookedAt: Share;
  /** The user who accepts by saving; empty until loaded. */
  readonly userName: string;
  readonly indemnityPeriods: readonly RiskReportIndemnityPreset[];
  readonly reviewPeriods: readonly RiskReportReviewPreset[];
  readonly onAccepted: (report: RiskReport) => void;
};

const draftOf = (report: RiskReport | null): Draft<RiskReportInput> =>
  report === null
    ? {}
    : {
        indemnityPeriodId: report.indemnityPeriod.riskReportIndemnityPeriodId,
        fastTrackRecovery: report.fastTrackRecovery,
        riskReportReviewId: report.riskReportReview.riskReportReviewId,
      };

/** The three questions of the report (specification 2, 5), and who agreed to the answers. */
export const ReportForm = (props: ReportFormProps) => {
  const { plan, report, lookedAt, userName } = props;
  const isComplete = lookedAt.done >= lookedAt.total;
  const form = useContractForm({
    endpoint: acceptRiskReport,
    params: { planId: plan.planId },
    initial: draftOf(report),
    onSaved: props.onAccepted,
  });
  const { currency } = plan;
  return (
    <Card title="Three questions">
      <Form form={form} submitLabel={isComplete ? "Accept and agree" : "Accept as a first draft"}>
        <div className={styles.questions}>
          <ExplainedField term="Indemnity Period">
            <RadioGroup
              {...numberChoice(form.field("indemnityPeriodId"))}
              label="Question 1: What maximum indemnity period do you need?"
              description="How long insurance should cover lost income while you rebuild, restock and return to normal trading. At least 12 months; longer where permits, machines or customers take time."
              choices={props.indemnityPeriods.map(({ riskReportIndemnityPeriodId, name }) => ({
                id: String(riskReportIndemnityPeriodId),
                name,
              }))}
              layout="grid"
            />
          </ExplainedField>
          <ExplainedField term="Fast-Track Recovery">
            <NumberField
              {...form.field("fastTrackRecovery")}
              label="Question 2: What amount would you spend on a fast-track recovery?"
              description={`What would get you trading sooner: temporary premises, hired equipment, overtime, air freight. As a guide, ${workingCostText(currency, certainCountry(plan.branch))}`}
              prefix={currency.prefix}
              min={0}
              max={MAX_COST}
              step={COST_STEP}
            />
          </ExplainedField>
          <RadioGroup
            {...numberChoice(form.field("riskReportReviewId"))}
            label="Question 3: How often will you review this report?"
            description="At least once a year, and after every change of premises, stock or trade."
            choices={props.reviewPeriods.map(({ riskReportReviewId, name }) => ({
              id: String(riskReportReviewId),
              name,
            }))}
            layout="grid"
          />
        </div>
        {report !== null && !form.isChanged ? (
          <AcceptedBySection name={report.acceptedByUserName} report={report} lookedAt={lookedAt} />
        ) : (
          <AcceptedBySection name={userName} report={null} lookedAt={lookedAt} />
        )}
      </Form>
    </Card>
  );
};
