import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { DocumentControl } from "@holdfast/contract/plan-content/plan-version";
import type { StatusFacts } from "../continuity-plan/plan-status";

/** Everything that the short plan shows, already read and authorised. Its images are `data:` URLs. */
export interface ShortPlanData {
  readonly content: PlanContent;
  readonly control: DocumentControl;
  /** YYYY-MM-DD. */
  readonly dateIssued: string;
}

/** Returns what the status of the short plan depends on. */
export const statusFactsOf = ({ content, control, dateIssued }: ShortPlanData): StatusFacts => ({
  plan: content.state,
  control,
  dateIssued,
  isMtpdProposed: content.plan.mtpd?.isProposed ?? false,
});
