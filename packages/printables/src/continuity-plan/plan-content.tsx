import { frontPages } from "@holdfast/content/plan-template/front-pages";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { DocumentBackCover } from "../document/document-cover";
import { dateText } from "../document/date-text";
import { PlanAppendices } from "./appendices";
import type { ContinuityPlanData } from "./plan-data";
import { PlanPartView, PlanTopicView } from "./plan-part-view";
import { ShortList } from "./short-list-view";
import { planTextValues } from "./plan-text-values";

/** Front pages, Sections A to G, Appendices A to D and the back cover (plan_outline.md). */
export function ContinuityPlanContent({ data }: { readonly data: ContinuityPlanData }) {
  const values = planTextValues(data);
  return (
    <div className="hf-document">
      <section className="hf-sheet hf-front-pages">
        {frontPages.map((page) => (
          <PlanTopicView
            key={page.id}
            topic={page}
            flow="page"
            series=""
            actionsBefore={0}
            data={data}
            values={values}
          />
        ))}
      </section>
      {planParts.map((part) => (
        <PlanPartView key={part.id} part={part} data={data} values={values} />
      ))}
      <PlanAppendices data={data} />
      <DocumentBackCover
        lines={[
          data.business.name,
          data.plan.location.address || data.plan.location.name,
          data.plan.name,
          `Date issued ${dateText(data.dateIssued)}`,
        ].filter((line) => line !== "")}
      >
        <ShortList data={data} />
      </DocumentBackCover>
    </div>
  );
}
