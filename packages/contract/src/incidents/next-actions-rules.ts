import { isToShow } from "./action-branch-rules";
import type { Incident, IncidentAction } from "./incident";

/** What is due within this time is pressing (ms). */
const PRESSING = 30 * 60_000;

/** A person's teams, and the person in each of them. */
export type Own = {
  readonly teamTypeIds: readonly number[];
  readonly responderIds: readonly string[];
};

/**
 * Returns the next actions of a person: those assigned to the person, then those due soon, then the others of the own
 * teams in the order of the plan. What is assigned to someone else comes last. A person without a team gets those of all
 * teams. Pure.
 */
export function nextActions(
  { actions, level, decisions }: Pick<Incident, "actions" | "level" | "decisions">,
  { teamTypeIds, responderIds }: Own,
  isDone: (action: IncidentAction) => boolean,
  now: Date,
  count: number,
): IncidentAction[] {
  const isMine = ({ assignedTo }: IncidentAction) =>
    assignedTo ? responderIds.includes(assignedTo.responderId) : false;
  const rank = (action: IncidentAction) => {
    if (isMine(action)) return 0;
    if (action.assignedTo) return 3;
    const isPressing = action.dueAt !== null && Date.parse(action.dueAt) - now.getTime() < PRESSING;
    return isPressing ? 1 : 2;
  };
  return actions
    .filter(
      (action) =>
        !isDone(action) &&
        isToShow(action, { level, decisions }) &&
        (teamTypeIds.length === 0 || teamTypeIds.includes(action.teamTypeId) || isMine(action)),
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, count);
}
