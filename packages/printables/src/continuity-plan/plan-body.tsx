import { frontPages } from "@holdfast/content/plan-template/front-pages";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import type { ReactNode } from "react";
import { DocumentBackCover } from "../document/document-cover";
import { dateText } from "../document/text/date-text";
import type { ContinuityPlanData } from "./plan-data";
import { PlanPartView, PlanTopicView } from "./plan-part-view";
import { ShortList } from "./first-hour/short-list-view";
import { planTextValues } from "./plan-text-values";

interface PlanBodyProps {
  readonly data: ContinuityPlanData;
  readonly appendices: ReactNode;
}

/** Front pages, Sections A to G, the given appendices and the back cover (plan_outline.md). */
export function ContinuityPlanBody({ data, appendices }: PlanBodyProps) {
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
      {appendices}
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
