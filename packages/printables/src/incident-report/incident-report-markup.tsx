import { incidentNumber, titleOf } from "@holdfast/contract/incidents/incident-words-rules";
import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { renderToStaticMarkup } from "react-dom/server";
import { instantText } from "../document/text/instant-text";
import { isolatedNames } from "../document/text/isolated-names";
import { IncidentReportContent } from "./incident-report-content";
import type { IncidentReportData } from "./incident-report-data";

/** Returns a report's title, running head and markup. The server prints it, so that it contains only stored data. */
export const incidentReportPrint = (data: IncidentReportData) => {
  const { organisationName, planName, incident, timeZone, printedAt } = data;
  return {
    format: "A4",
    title: `${incident.isExercise ? "Exercise" : "Incident"} report – ${organisationName}`,
    author: organisationName,
    header: {
      left: [organisationName, planName].join(" | "),
      right: `${titleOf(incident)} | No. ${incidentNumber(incident)}`,
      foot: `${incident.isExercise ? "EXERCISE | " : ""}Confidential | Printed ${instantText(printedAt, timeZone)}`,
    },
    content: renderToStaticMarkup(<IncidentReportContent data={isolatedNames(data)} />),
    footer: "page-number",
  } satisfies PrintRequest;
};
