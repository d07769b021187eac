import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanPerson } from "@holdfast/contract/plan-content/plan-person";
import type { ShortPerson, ShortPlan } from "@holdfast/contract/plan-content/short-plan";
import { teamNameOf } from "../library/response/team-types";
import { personOf, phoneOf } from "../plan-text/plan-lookups";

/** Returns whom to call, by team in the order of calling, then everyone else. Pure. */
export function shortPeople(content: PlanContent): ShortPlan["people"] {
  const { teams, people } = content;
  const inTeams = new Set(
    teams.flatMap(({ members }) => members.map(({ contactId }) => contactId)),
  );
  const others = people.filter(({ contactId }) => !inTeams.has(contactId));
  return [
    ...teams.map(({ teamTypeId, members }) => ({
      title: teamNameOf(teamTypeId),
      people: members.flatMap(({ contactId, designation, confirmedOn }) => {
        const person = personOf(content, contactId);
        return person ? [{ ...shortPerson(person), designation, confirmedOn }] : [];
      }),
    })),
    ...(others.length === 0 && teams.length > 0
      ? []
      : [{ title: "Everyone else", people: others.map(shortPerson) }]),
  ];
}

const shortPerson = (person: PlanPerson): ShortPerson => ({
  name: person.name,
  isProposed: person.isProposed,
  jobTitle: person.jobTitle,
  designation: "",
  mobile: phoneOf(person, "mobile"),
  otherNumbers: (["phone", "after-hours"] as const).flatMap((kind) => phoneOf(person, kind) ?? []),
  confirmedOn: null,
});
