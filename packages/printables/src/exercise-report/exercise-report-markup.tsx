import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { renderToStaticMarkup } from "react-dom/server";
import { isolatedNames } from "../document/text/isolated-names";
import { shortenedName } from "../document/text/shortened-name";
import { ExerciseReportContent } from "./exercise-report-content";
import type { ExerciseReportData } from "./exercise-report-data";

/** The business name's maximum length in the running head, which it shares with the title (characters). */
const MAX_LETTERS = 60;

/** Returns the report of an exercise, with EXERCISE at the head and the foot of every page. The server prints it. */
export function exerciseReportPrint(data: ExerciseReportData) {
  return {
    format: "A4",
    title: `EXERCISE report – ${data.name}`,
    author: data.organisationName,
    content: renderToStaticMarkup(<ExerciseReportContent data={isolatedNames(data)} />),
    header: {
      left: shortenedName(data.organisationName, MAX_LETTERS),
      right: `EXERCISE: ${data.name}`,
      foot: "EXERCISE. Nothing has happened.",
    },
    footer: "page-number",
  } satisfies PrintRequest;
}
