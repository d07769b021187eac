import type { PlanDataBlock, PlanPart, PlanTopic } from "@holdfast/content/plan-template/plan-part";
import { dataHeight } from "./data-height";
import type { ContinuityPlanData } from "./plan-data";

/**
 * How a topic follows the one before it: 'page' starts a new page; 'whole' does too, unless all of it fits
 * below the topic before; 'follows' starts where the one before ends.
 */
export type TopicFlow = "page" | "whole" | "follows";

/**
 * Returns the flow of each topic of a section. Most fill a page, which a team can take out and work from. Once
 * the data of one outgrow its page, the rest of the section follows on, so that no page is nearly empty.
 */
export function topicFlows(part: PlanPart, data: ContinuityPlanData): readonly TopicFlow[] {
  const first = part.topics.findIndex((topic) => outgrowsItsPage(topic, data));
  return part.topics.map((topic, at) => {
    if (at === first) return "page";
    return first !== -1 && at > first && !topic.sharesPage ? "follows" : "whole";
  });
}

/**
 * The height in millimetres that is available on a topic's page for the business's own rows of each table or
 * text; the rest of the page is template text, whose height is known.
 */
const ROOM: Partial<Record<PlanDataBlock, number>> = {
  governance: 75,
  "recovery-teams": 170,
  "critical-areas": 144,
  "supporting-lines": 137,
  "recovery-sites": 60,
  "recovery-strategies": 103,
  "emergency-team-members": 75,
  "crisis-team-members": 70,
  "it-team-members": 65,
  "unit-tasks": 94,
  "critical-areas-and-penalties": 57,
  "systems-in-order": 59,
};

function outgrowsItsPage(topic: PlanTopic, data: ContinuityPlanData): boolean {
  const blocks = topic.blocks.flatMap((block) => (block.kind === "data" ? [block.show] : []));
  const room = blocks.reduce((sum, show) => sum + (ROOM[show] ?? 0), 0);
  const height = blocks.reduce((sum, show) => sum + dataHeight(show, data), 0);
  return height > room;
}
