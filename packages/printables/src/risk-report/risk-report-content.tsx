import { dateText } from "../document/text/date-text";
import { DocumentBackCover } from "../document/document-cover";
import { AssessmentSection } from "./assessment/assessment-section";
import { categoryReview } from "./assessment/category-review";
import { ConclusionSection } from "./conclusion-section";
import { ExposuresSection, HazardSection } from "./hazards/hazard-section";
import { IntroductionSection, ScopeSection } from "./introduction-section";
import type { RiskReportData } from "./risk-report-data";
import { riskGroups } from "./risk-groups";
import { SummarySection } from "./summary-section";
import { UnderInsuranceSection } from "./insurance/under-insurance-section";

/** The body of the Risk & Insurance Report, from Introduction to back cover (plan-workspace.md 2). */
export function RiskReportContent({ data }: { readonly data: RiskReportData }) {
  const { business, plan, currency } = data;
  const groups = riskGroups(data.risks, currency);
  const lines = [business.name, plan.name, `Date issued ${dateText(data.dateIssued)}`];
  return (
    <div className="hf-document hf-report">
      <IntroductionSection data={data} groups={groups} />
      <SummarySection data={data} groups={groups} />
      <ScopeSection data={data} />
      <HazardSection data={data} />
      <ExposuresSection data={data} groups={groups} />
      <AssessmentSection
        country={data.plan.location.country}
        groups={groups}
        review={categoryReview(data)}
        currency={currency}
        today={data.dateIssued}
        policies={data.policies}
      />
      <UnderInsuranceSection
        risks={data.risks}
        policies={data.policies}
        currency={currency}
        country={data.plan.location.country}
      />
      <ConclusionSection data={data} />
      <DocumentBackCover lines={lines.filter(Boolean)} />
    </div>
  );
}
