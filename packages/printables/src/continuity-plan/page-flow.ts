import type { PlanDataBlock, PlanPart, PlanTopic } from "@holdfast/content/plan-template/plan-part";
import { dataHeight } from "./data-height";
import type { ContinuityPlanData } from "./plan-data";

/**
 * How a topic stands to the one before it: 'page' begins a page; 'whole' begins one too, unless all of it
 * fits beneath the topic before; 'follows' goes on where the one before ends.
 */
export type TopicFlow = "page" | "whole" | "follows";

/**
 * How each topic of a section stands. Most fill a page, which a team can take out and work from. Once the
 * data of one outgrow its page, the rest of the section follows on, so that no page stays nearly empty.
 */
export function topicFlows(part: PlanPart, data: ContinuityPlanData): readonly TopicFlow[] {
  const first = part.topics.findIndex((topic) => outgrowsItsPage(topic, data));
  return part.topics.map((topic, at) => {
    if (at === first) return "page";
    return first !== -1 && at > first && !topic.sharesPage ? "follows" : "whole";
  });
}

/**
 * The height in millimetres that is left on a topic's page for the rows of each table or text of the
 * business's own; what stands beside them on the page is template text, whose height is known.
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
