import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { renderToStaticMarkup } from "react-dom/server";
import { dateText } from "../document/text/date-text";
import { isolatedNames } from "../document/text/isolated-names";
import { RiskReportContent } from "./risk-report-content";
import type { RiskReportData } from "./risk-report-data";
import { REPORT_TITLE, RiskReportFrontMatter } from "./front-pages/risk-report-front-matter";

/** Returns the Risk & Insurance Report as printed, with the header, footer and margins of the specification (7, 'PDF'). */
export function riskReportPrint(data: RiskReportData): PrintRequest {
  const { name } = data.business;
  const { plan, dateIssued } = data;
  const printed = isolatedNames(data);
  return {
    content: forPaper(renderToStaticMarkup(<RiskReportContent data={printed} />)),
    frontMatter: renderToStaticMarkup(<RiskReportFrontMatter data={printed} />),
    format: "A4",
    title: [REPORT_TITLE, name].filter(Boolean).join(" – "),
    ...(name === "" ? {} : { author: name }),
    header: {
      ...(name === "" ? {} : { left: name }),
      right: "RISK ANALYSIS REPORT",
      foot: ["Confidential", plan.name, `Date issued ${dateText(dateIssued)}`]
        .filter((part) => part !== "")
        .join(" | "),
    },
    footer: "page-number",
    margins: { top: 120, bottom: 60 },
  };
}

/** Removes the column headers that only a small screen shows in each cell: a third of a long register's markup. */
const forPaper = (markup: string) => markup.replaceAll(/ data-head="[^"]*"/gu, "");
