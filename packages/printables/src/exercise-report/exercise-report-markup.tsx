import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { renderToStaticMarkup } from "react-dom/server";
import { isolatedNames } from "../document/text/isolated-names";
import { ExerciseReportContent } from "./exercise-report-content";
import type { ExerciseReportData } from "./exercise-report-data";

/** Returns the report of an exercise, with EXERCISE at the head and the foot of every page. The server prints it. */
export function exerciseReportPrint(data: ExerciseReportData) {
  return {
    format: "A4",
    title: `EXERCISE report – ${data.name}`,
    author: data.organisationName,
    content: renderToStaticMarkup(<ExerciseReportContent data={isolatedNames(data)} />),
    header: {
      left: data.organisationName,
      right: `EXERCISE: ${data.name}`,
      foot: "EXERCISE. Nothing has happened.",
    },
    footer: "page-number",
  } satisfies PrintRequest;
}
