import { typographic } from "@holdfast/content/plan-text/text-filling";
import { dateText } from "../../document/text/date-text";
import { DocumentCover } from "../../document/document-cover";
import { AdviserPanel } from "./adviser-panel";
import { ReportContentsSection } from "./report-contents-section";
import { ExpiredNotice } from "./expired-notice";
import { FirstDraftNotice } from "./first-draft-notice";
import { DISCLAIMER } from "./disclaimer-text";
import type { RiskReportData } from "../risk-report-data";

/** The title on the cover and in the PDF's properties. */
export const REPORT_TITLE = "Risk & Insurance Report";

/** Cover and disclaimer (plan-workspace.md, 'Risk & Insurance Report'). */
export function RiskReportFrontMatter({ data }: { readonly data: RiskReportData }) {
  return (
    <div className="hf-document hf-report">
      <DocumentCover
        title={REPORT_TITLE}
        businessName={data.business.name}
        tradingName={data.business.tradingName}
        logoUrl={data.business.logoUrl}
        facts={[
          { label: "Plan", value: data.plan.name },
          { label: "Location", value: data.plan.location.name },
          { label: "Date issued", value: dateText(data.dateIssued) },
          { label: "Confidential", value: "For the business and its insurance advisers" },
        ]}
        foot={data.adviser && <AdviserPanel adviser={data.adviser} />}
      >
        {data.plan.isExpired ? <ExpiredNotice data={data} /> : <FirstDraftNotice data={data} />}
      </DocumentCover>
      <section className="hf-sheet hf-plain hf-disclaimer">
        <h2 id="disclaimer">Disclaimer</h2>
        {DISCLAIMER.map((text) => (
          <p key={text}>{typographic(text)}</p>
        ))}
      </section>
      <ReportContentsSection data={data} />
    </div>
  );
}
