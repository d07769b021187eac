import type { PlanDataBlock, PlanPart, PlanTopic } from "@holdfast/content/plan-template/plan-part";
import { tableHeight, textHeight } from "../document/table-height";
import type { ContinuityPlanData } from "./plan-data";
import { isPlanTable, planTable } from "./plan-tables";
import { recoveryTeamTables } from "./team-tables";

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

/** The height in millimetres that is available for blocks other than single tables. */
const GOVERNANCE_ROOM = 75;
const RECOVERY_TEAMS_ROOM = 170;

/** Returns the available and the estimated height of a block in millimetres; both are 0 if its height is fixed. */
function heightOf(show: PlanDataBlock, data: ContinuityPlanData) {
  if (isPlanTable(show)) {
    const { fill, room } = planTable(show);
    return { room, height: tableHeight(fill(data)) };
  }
  if (show === "recovery-teams") {
    const heights = recoveryTeamTables(data).map(({ table: team }) => tableHeight(team));
    return { room: RECOVERY_TEAMS_ROOM, height: heights.reduce((sum, one) => sum + one, 0) };
  }
  const { governance } = data.business;
  return show === "governance"
    ? { room: GOVERNANCE_ROOM, height: governance === null ? 0 : textHeight(governance) }
    : { room: 0, height: 0 };
}

function outgrowsItsPage(topic: PlanTopic, data: ContinuityPlanData): boolean {
  const blocks = topic.blocks.flatMap((block) =>
    block.kind === "data" ? [heightOf(block.show, data)] : [],
  );
  const room = blocks.reduce((sum, block) => sum + block.room, 0);
  return blocks.reduce((sum, block) => sum + block.height, 0) > room;
}
