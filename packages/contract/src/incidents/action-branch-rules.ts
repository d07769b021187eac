/* Which branches of the plan apply in an incident. Without schemas, which the offline page does not load. */

/** What the plan leaves to a decision of the Crisis Management Team, each with the branches that follow. */
export const DECISIONS = [
  {
    question: "Resolved or declared?",
    choices: [
      { id: "resolved", name: "Incident resolved" },
      { id: "managed", name: "Managed at level 2, no disaster" },
      { id: "disaster", name: "Disaster declared" },
    ],
  },
  {
    question: "Is a final assessment of the damage required?",
    choices: [
      { id: "final-assessment", name: "Final assessment required" },
      { id: "no-final-assessment", name: "No final assessment" },
    ],
  },
] as const;

export type DecisionId = (typeof DECISIONS)[number]["choices"][number]["id"];

type Grouped = {
  readonly group: {
    readonly when: {
      readonly levels?: readonly number[] | undefined;
      readonly decision?: DecisionId | undefined;
    };
  } | null;
};
type State = { readonly level: number; readonly decisions: readonly DecisionId[] };

const decisionOf = (choice: DecisionId) =>
  DECISIONS.find(({ choices }) => choices.some(({ id }) => id === choice));

const isAnswered = (choice: DecisionId, { decisions }: State) =>
  decisionOf(choice)?.choices.some(({ id }) => decisions.includes(id)) === true;

/** Returns the decision that an action waits for; undefined if it is made, or needs none. Pure. */
export function openDecisionOf({ group }: Grouped, state: State) {
  const choice = group?.when.decision;
  return choice === undefined || isAnswered(choice, state) ? undefined : decisionOf(choice);
}

/** Returns whether an action applies at this level and after these decisions, or still may. Pure. */
export function mayApply({ group }: Grouped, state: State): boolean {
  const { levels, decision } = group?.when ?? {};
  if (levels && !levels.some((level) => level === state.level)) return false;
  return (
    decision === undefined || !isAnswered(decision, state) || state.decisions.includes(decision)
  );
}

/**
 * Returns whether an action is shown among those to do: it applies, and waits for no decision. What was done is always
 * shown, because a level can change after it. Pure.
 */
export const isToShow = (action: Grouped & { readonly doneAt: string | null }, state: State) =>
  action.doneAt !== null || (mayApply(action, state) && !openDecisionOf(action, state));

/** Returns the decisions after a new one, which replaces an earlier choice of the same question. Pure. */
export const decisionsAfter = (
  decisions: readonly DecisionId[],
  choice: DecisionId,
): DecisionId[] => {
  const replaced = decisionOf(choice)?.choices.map(({ id }) => id) ?? [];
  return [...decisions.filter((decision) => !replaced.some((id) => id === decision)), choice];
};

/** Returns a decision in words, such as 'Disaster declared'. Pure. */
export const decisionName = (choice: DecisionId): string =>
  DECISIONS.flatMap(({ choices }) => [...choices]).find(({ id }) => id === choice)?.name ?? "";
