import type { PlanDataBlock, PlanPart, PlanTopic } from "@holdfast/content/plan-template/plan-part";
import { areasWithPenalty } from "./impact-tables";
import { systemsInOrder } from "./order-of-recovery";
import type { ContinuityPlanData } from "./plan-data";
import {
  AREA_ROWS,
  PENALTY_ROWS,
  SITE_ROWS,
  STRATEGY_ROWS,
  SYSTEM_ROWS,
  TASK_ROWS,
  TEAM_ROWS,
  UNIT_ROWS,
} from "./table-limits";
import { contactsOf } from "./team-tables";

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
    if (topic.sharesPage || (first !== -1 && at > first)) return "follows";
    return at === first ? "page" : "whole";
  });
}

/** Whether one of the topic's tables has more rows than the page was laid out for. */
export function outgrowsItsPage(topic: PlanTopic, data: ContinuityPlanData): boolean {
  return topic.blocks.some((block) => block.kind === "data" && outgrows(block.show, data));
}

function outgrows(show: PlanDataBlock, data: ContinuityPlanData): boolean {
  const isLong = (teamTypeName: string) =>
    contactsOf(data.teams, teamTypeName).length > TEAM_ROWS.atMost;
  switch (show) {
    case "recovery-teams":
      return data.teams.some((team) => isLong(team.teamTypeName));
    case "emergency-team-members":
      return isLong("Emergency Response Team");
    case "crisis-team-members":
      return isLong("Crisis Management Team");
    case "it-team-members":
      return isLong("Information Technology Team");
    case "critical-areas":
      return data.criticalAreas.length > AREA_ROWS.atMost;
    case "critical-areas-and-penalties":
      return areasWithPenalty(data.criticalAreas).length > PENALTY_ROWS.atMost;
    case "supporting-lines":
      return data.supportingUnits.length > UNIT_ROWS.atMost;
    case "unit-tasks":
      return data.supportingUnits.length > TASK_ROWS.atMost;
    case "systems-in-order":
      return systemsInOrder(data.supportingUnits, data.requirements).length > SYSTEM_ROWS.atMost;
    case "recovery-sites":
      return data.recoverySites.length > SITE_ROWS.atMost;
    case "recovery-strategies":
      return data.recoveryStrategies.length > STRATEGY_ROWS.atMost;
    default:
      return false;
  }
}
