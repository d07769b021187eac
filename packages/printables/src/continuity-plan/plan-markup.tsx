import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { renderToStaticMarkup } from "react-dom/server";
import { isolatedNames } from "../document/text/isolated-names";
import { ContinuityPlanContent } from "./plan-content";
import type { ContinuityPlanData } from "./plan-data";
import { ContinuityPlanFrontMatter } from "./front-pages/plan-front-matter";
import { planRunningHead, type RunningHead } from "./front-pages/running-head";

/** Returns the whole plan as printed. Works in the browser, for the Word file, and in Node. */
export function continuityPlanPrint(data: ContinuityPlanData): PrintRequest {
  const { name } = data.business;
  return {
    content: continuityPlanContent(data),
    frontMatter: continuityPlanFrontMatter(data),
    format: "A4",
    title: `Business Continuity Plan – ${name}`,
    author: name,
    header: continuityPlanHeader(data),
    footer: "page-number",
  };
}

/** Returns the markup of the body of the plan. */
export function continuityPlanContent(data: ContinuityPlanData): string {
  return renderToStaticMarkup(<ContinuityPlanContent data={isolatedNames(data)} />);
}

/** Returns the markup of cover, disclaimer, navigation page and contents. */
export function continuityPlanFrontMatter(data: ContinuityPlanData): string {
  return renderToStaticMarkup(<ContinuityPlanFrontMatter data={isolatedNames(data)} />);
}

/** Returns the running header: business and plan name, and the date of issue. */
export function continuityPlanHeader(data: ContinuityPlanData): RunningHead {
  return planRunningHead(data);
}
