import { bakeryContent } from "@holdfast/content/test/bakery-sample";
import type { ShortPlanData } from "../src/short-plan/short-plan-data";

/** The bakery's short plan, of which no version is approved. Only for tests. */
export const bakeryPlan: ShortPlanData = {
  content: bakeryContent,
  control: { contentHash: "bakery", isChanged: false, versions: [], holders: [] },
  dateIssued: "2026-11-28",
};
