import type { CardText } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanPerson } from "@holdfast/contract/plan-content/plan-person";
import { thirdPartiesOf } from "./claims-lines";
import { primaryOf } from "./first-calls";
import { firmLines } from "./card-lines";
import { firstNumber, personOf } from "./plan-lookups";

/* The people whom a card names. */

const EMERGENCY_TEAM = 1;
const IT_TEAM = 2;
const CRISIS_TEAM = 3;
/** Their leader is the Primary of the IT Recovery Team. */
const IT_CARDS = new Set(["cyber", "internet"]);
const CASUAL = { contactTypeId: 2, workTypeId: 3 } as const;

/** Returns a person with the number to call first. */
const personText = (person: PlanPerson): CardText => {
  const number = firstNumber(person);
  return [{ recorded: person.name }, ...(number === null ? [] : [", ", { phone: number }])];
};

/** Returns the team that leads in an event: one with a Primary. */
const leadingTeam = (content: PlanContent, cardId: string): number =>
  IT_CARDS.has(cardId) && primaryOf(content, IT_TEAM) !== undefined ? IT_TEAM : EMERGENCY_TEAM;

/** Returns the person who leads in an event; empty if none is recorded. */
export function leaderLines(content: PlanContent, cardId: string): CardText[] {
  const leader = primaryPerson(content, leadingTeam(content, cardId));
  return leader ? [personText(leader)] : [];
}

/** Returns who is called if the leader does not answer, at most two people. */
export function nextInLineLines(content: PlanContent, cardId: string): CardText[] {
  const teamTypeId = leadingTeam(content, cardId);
  const members = content.teams.find((team) => team.teamTypeId === teamTypeId)?.members ?? [];
  const standIns = members
    .filter(({ designation }) => designation === "Alternatives")
    .slice(0, 2)
    .flatMap(({ contactId }) => personOf(content, contactId) ?? []);
  const leader = primaryPerson(content, teamTypeId);
  const crisisLeader = primaryPerson(content, CRISIS_TEAM);
  if (standIns.length > 0) return standIns.map(personText);
  return crisisLeader && crisisLeader !== leader ? [personText(crisisLeader)] : [];
}

/** Returns the one person who speaks for the business; empty if none is recorded. */
export function spokespersonText(content: PlanContent): CardText {
  const person = primaryPerson(content, CRISIS_TEAM);
  return person ? [{ recorded: person.name }] : [];
}

/** Returns who may come in addition: casual staff, then agencies. */
export const casualStaffLines = (content: PlanContent): CardText[] => [
  ...content.people
    .filter(
      ({ contactTypeId, workTypeId }) =>
        contactTypeId === CASUAL.contactTypeId || workTypeId === CASUAL.workTypeId,
    )
    .slice(0, 2)
    .map(personText),
  ...["Temporary Staffing Agency", "Recruitment or Labour Hire Agency"]
    .flatMap((category) => firmLines(thirdPartiesOf(content, category)))
    .slice(0, 1),
];

const primaryPerson = (content: PlanContent, teamTypeId: number): PlanPerson | undefined =>
  personOf(content, primaryOf(content, teamTypeId)?.contactId ?? null);
