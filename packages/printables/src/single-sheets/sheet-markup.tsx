import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { renderToStaticMarkup } from "react-dom/server";
import type { ContinuityPlanData } from "../continuity-plan/plan-data";
import { planRunningHead } from "../continuity-plan/front-pages/running-head";
import { isolatedNames } from "../document/text/isolated-names";
import { ChecklistSheet, LogSheet, Poster } from "./sheet-views";
import type { PlanSheet } from "./single-sheets";

/** Returns a single sheet as printed, with the plan's running head and status. */
export function singleSheetPrint(sheet: PlanSheet, data: ContinuityPlanData): PrintRequest {
  const { name } = data.business;
  const content = <div className="hf-document">{sheetView(sheet, isolatedNames(data))}</div>;
  return {
    content: withoutLinks(renderToStaticMarkup(content)),
    format: "A4",
    title: `${sheet.title} – ${name}`,
    author: name,
    header: planRunningHead(data),
    footer: "page-number",
  };
}

/** Links lead to sections that the sheet does not have; phone numbers and emails stay links. */
const withoutLinks = (markup: string) => markup.replaceAll(/<a href="#[^"]*">(.*?)<\/a>/gu, "$1");

function sheetView(sheet: PlanSheet, data: ContinuityPlanData) {
  switch (sheet.kind) {
    case "poster":
      return <Poster data={data} />;
    case "checklist":
      return <ChecklistSheet sheet={sheet} data={data} />;
    case "log":
      return <LogSheet sheet={sheet} data={data} />;
  }
}
