import { personKeyOf } from "@holdfast/contract/incidents/escalation-rules";
import { ANSWER_NAMES, TEAM_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import type { Responder } from "@holdfast/contract/incidents/responder";

/**
 * Returns each person of the teams once, as a choice that says who is there; those of a team first. Pure.
 */
export function peopleOf(responders: readonly Responder[], firstTeam?: number) {
  const ordered = responders.toSorted(
    (a, b) => Number(b.teamTypeId === firstTeam) - Number(a.teamTypeId === firstTeam),
  );
  const people = new Map<string, Responder>();
  for (const responder of ordered) {
    const key = personKeyOf(responder);
    if (!people.has(key)) people.set(key, responder);
  }
  return [...people.values()].map((person) => ({
    id: person.responderId,
    name: [person.name, TEAM_NAMES[person.teamTypeId], stateOf(person)].filter(Boolean).join(", "),
  }));
}

const stateOf = ({ answer, presentAt }: Responder) => {
  if (answer !== null) return ANSWER_NAMES[answer].toLowerCase();
  return presentAt === null ? "" : "at work here";
};
