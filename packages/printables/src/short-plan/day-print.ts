import { withHomeNumbers } from "@holdfast/content/plan-text/home-numbers";
import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { planStatus, WITHOUT_SIGNATURES } from "../continuity-plan/plan-status";
import { dateText } from "../document/text/date-text";
import { isolatedNames } from "../document/text/isolated-names";
import { type ShortPlanData, statusFactsOf } from "./short-plan-data";

interface DayDocument {
  readonly title: string;
  /** Whether it is for everyone to read, as on a wall. */
  readonly isForAll?: boolean;
}

/** Returns a document for the day, each page of which has the plan's name, the title, the version, the date and 'n of m'. */
export function dayPrint(
  { title, isForAll = false }: DayDocument,
  data: ShortPlanData,
  content: string,
): PrintRequest {
  const { organisation, plan } = data.content;
  return {
    content,
    format: "A4",
    title: `${title} – ${organisation.name}`,
    author: organisation.name,
    header: {
      left: [organisation.name, plan.name].filter((name) => name !== "").join(" | "),
      // The title is last, because the line may be too short for it.
      right: `Date issued ${dateText(data.dateIssued)} | ${title}`,
      foot: `${isForAll ? "" : "Confidential | "}${planStatus(statusFactsOf(data), WITHOUT_SIGNATURES).head}`,
    },
    footer: "page-number",
  };
}

/** Returns the data of a copy that is read where the business is: numbers are those that are dialled there. */
export const dayData = <Data extends ShortPlanData>(data: Data): Data =>
  isolatedNames({ ...data, content: withHomeNumbers(data.content) });
