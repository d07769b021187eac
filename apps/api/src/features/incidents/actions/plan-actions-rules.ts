import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { TEAM_TYPES } from "@holdfast/content/library/response/team-types";
import type { ActionGroup } from "@holdfast/contract/incidents/action-group";
import { dueOf } from "@holdfast/contract/incidents/incident-rules";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { plainTextOf } from "@holdfast/printables/document/text/rich-text";
import {
  planTextValues,
  valuesOffPage,
} from "@holdfast/printables/continuity-plan/plan-text-values";

/** An action of the plan's text, for a team. */
export type PlanAction = {
  readonly teamTypeId: number;
  readonly topic: string;
  readonly group: ActionGroup;
  readonly text: string;
  readonly dueAt: Date | null;
};

/** Longest text of an action (characters). */
const LONGEST = 1_000;

/**
 * Returns the actions of the teams' sections (B to G), in the order of the plan, filled with its data. Where an action
 * points to a table on its page, it says which page of the plan that is: 'in E.2 of the plan'. Pure.
 */
export function actionsOfPlan(
  document: PlanDocument,
  teamTypeIds: readonly number[],
  declaredAt: Date,
): PlanAction[] {
  const values = planTextValues(document);
  return planParts.flatMap(({ letter, topics }) => {
    const team = TEAM_TYPES.find(({ sections }) => sections.includes(letter));
    if (!team || !teamTypeIds.includes(team.teamTypeId)) return [];
    return topics.flatMap(({ number, title, blocks }) => {
      const withoutPage = valuesOffPage(values, number);
      return blocks.flatMap((block) =>
        block.kind === "actions"
          ? block.items.map((item) => ({
              teamTypeId: team.teamTypeId,
              topic: `${number} ${title}`,
              group: { heading: block.caption, when: block.when ?? {} },
              text: plainTextOf(item, withoutPage).slice(0, LONGEST),
              dueAt: dueOf(number, declaredAt),
            }))
          : [],
      );
    });
  });
}
