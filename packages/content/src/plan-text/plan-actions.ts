import type { ActionGroup } from "@holdfast/contract/incidents/action-group";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { TEAM_TYPES } from "../library/response/team-types";
import { planParts } from "../plan-template/plan-parts";
import type { PlanTopic } from "../plan-template/plan-part";
import { type HoursFromDeclaration, timeLimits } from "../plan-template/times-to-keep";
import { planTextValues, valuesOffPage } from "./plan-text-values";
import { factsNamedBy, plainTextOf, type TextValues } from "./text-filling";

/** An action of the plan's text, for a team. */
export type PlanAction = {
  /** The same in every plan and version whose text has the action. */
  readonly actionId: string;
  readonly teamTypeId: number;
  /** Such as 'F.3', and its title. */
  readonly section: string;
  readonly title: string;
  /** The heading above it, and the branch of the plan that it belongs to. */
  readonly group: ActionGroup;
  readonly text: string;
  /** From the declaration of an incident; null without a time limit. */
  readonly due: HoursFromDeclaration | null;
  /** The facts that its text names. */
  readonly needs: readonly string[];
};

/** A table that a team reads before its actions, such as 'Leave or stay?', without rows to write in. */
export type PlanTextTable = {
  readonly teamTypeId: number;
  readonly section: string;
  readonly title: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/**
 * Returns the actions of the teams' sections (B to G), in the order of the plan, filled with its facts. Where an action
 * points to a table on its page, it says which page of the plan that is: 'in E.2 of the plan'. Pure.
 */
export const planActions = (content: PlanContent): PlanAction[] =>
  fromTeamTopics(content, (teamTypeId, { number, title, blocks }, values) =>
    blocks.flatMap((block) =>
      block.kind === "actions"
        ? block.items.map((item) => ({
            actionId: actionIdOf(number, block.caption, item),
            teamTypeId,
            section: number,
            title,
            group: { heading: block.caption, when: block.when ?? {} },
            text: plainTextOf(item, values),
            due: timeLimits.find(({ topic }) => topic === number)?.due ?? null,
            needs: factsNamedBy(item),
          }))
        : [],
    ),
  );

/** Returns the tables of the teams' sections. Pure. */
export const planTextTables = (content: PlanContent): PlanTextTable[] =>
  fromTeamTopics(content, (teamTypeId, { number, title, blocks }, values) => {
    const text = (template: string) => plainTextOf(template, values);
    return blocks.flatMap((block) => {
      if (block.kind !== "table") return [];
      const rows = block.rows.map((row) => row.map(text)).filter((cells) => !cells.includes(""));
      const columns = Object.keys(block.columns).map(text);
      return rows.length === 0
        ? []
        : [{ teamTypeId, section: number, title, caption: text(block.caption), columns, rows }];
    });
  });

/** Returns what is made of each topic of the teams, in the order of the plan. */
function fromTeamTopics<Found>(
  content: PlanContent,
  found: (teamTypeId: number, topic: PlanTopic, values: TextValues) => readonly Found[],
): Found[] {
  const values = planTextValues(content);
  return planParts.flatMap(({ letter, topics }) => {
    const team = TEAM_TYPES.find(({ sections }) => sections.includes(letter));
    return team
      ? topics.flatMap((topic) =>
          found(team.teamTypeId, topic, valuesOffPage(values, topic.number)),
        )
      : [];
  });
}

const MULTIPLIER = 31;
const MODULUS = 2 ** 48 - 59;

/** Returns a short hash of an action's section, heading and unfilled text, which differ between any two actions. */
function actionIdOf(...parts: readonly string[]): string {
  let hash = 0;
  for (const character of parts.join("\n"))
    hash = (hash * MULTIPLIER + (character.codePointAt(0) ?? 0)) % MODULUS;
  return hash.toString(36);
}

const HOUR = 60 * 60 * 1000;

/** Returns the hours of a limit. Pure. */
export const hoursOf = (due: HoursFromDeclaration): number => Number(due.slice(2, -1));

/** Returns when an action is due; null without a time limit. Pure. */
export const dueAfter = ({ due }: Pick<PlanAction, "due">, declaredAt: Date): Date | null =>
  due === null ? null : new Date(declaredAt.getTime() + hoursOf(due) * HOUR);
