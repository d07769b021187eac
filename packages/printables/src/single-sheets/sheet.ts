import type { SingleSheet } from "@holdfast/contract/printing/single-sheet";
import type { ReactNode } from "react";
import type { ContinuityPlanData } from "../continuity-plan/plan-data";
import type { ShortPlanData } from "../short-plan/short-plan-data";

/** What the sheets show: the plan's content, and the same plan as its full document prints it. */
export interface SheetData extends ShortPlanData {
  readonly document: ContinuityPlanData;
}

/** A sheet and what it shows. Its data has been authorised; its images are `data:` URLs. */
export interface Sheet extends SingleSheet {
  readonly view: (data: SheetData) => ReactNode;
}
