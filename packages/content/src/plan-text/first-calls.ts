import { TEAM_TYPES } from "../library/response/team-types";
import { type ClaimsLine, claimsLines, cyberLines, thirdPartiesOf } from "./claims-lines";
import { firstNumber } from "./plan-lookups";
import type { TextFacts } from "./text-facts";

/* What is asked for first, on paper and on a phone: where to meet, and whom to call. */

/** A number to call first; null if it is not recorded. */
export type FirstCall = {
  readonly role: string;
  readonly name: string | null;
  readonly number: string | null;
};

/** Returns the recorded assembly areas on one line; null if none is recorded. */
export const meetingPoint = ({ site }: Pick<TextFacts, "site">): string | null =>
  site.assemblyPoint?.replaceAll(/\s+/gu, " ").trim() || null;

/**
 * Returns the numbers of the emergency services at the location, each with its service where several share the work. A
 * number that is null is to be written in, as is the only one if the country is not known.
 */
export function emergencyNumbers({
  emergencyContacts,
}: Pick<TextFacts, "emergencyContacts">): readonly {
  readonly service: string | null;
  readonly number: string | null;
}[] {
  const confirmed = emergencyContacts.filter(({ isConfirmed }) => isConfirmed);
  const main = confirmed.find(({ kind }) => kind === "emergency");
  const services = confirmed.filter(({ kind }) => kind === "emergency_service");
  return main || services.length === 0
    ? [{ service: null, number: main?.number ?? null }]
    : services.map(({ name, number }) => ({ service: name, number }));
}

/** The order of the teams' sections. */
const BY_SECTION = TEAM_TYPES.toSorted((a, b) =>
  (a.sections[0] ?? "").localeCompare(b.sections[0] ?? ""),
);

/** Returns the first Primary of a team. */
export function primaryOf(facts: Pick<TextFacts, "teams" | "people">, teamTypeId: number) {
  const members = facts.teams.find((team) => team.teamTypeId === teamTypeId)?.members ?? [];
  const primary = members.find(({ designation }) => designation === "Primary");
  return facts.people.find(({ contactId }) => contactId === primary?.contactId);
}

/** Returns a team's Primary; the first Alternative who has a number, with a mark, if the Primary has none. */
function teamCall(facts: TextFacts, { teamTypeId, displayName }: (typeof BY_SECTION)[number]) {
  const primary = primaryOf(facts, teamTypeId);
  const number = primary ? firstNumber(primary) : null;
  const standIn = number === null ? firstReachable(facts, teamTypeId) : undefined;
  return standIn
    ? { role: `${displayName}, Alternative`, ...standIn }
    : { role: displayName, name: primary?.name ?? null, number };
}

/** Returns the first Alternative of a team who has a number. */
function firstReachable({ teams, people }: TextFacts, teamTypeId: number) {
  const members = teams.find((team) => team.teamTypeId === teamTypeId)?.members ?? [];
  return members
    .filter(({ designation }) => designation === "Alternatives")
    .flatMap(({ contactId }) => people.find((person) => person.contactId === contactId) ?? [])
    .map((person) => ({ name: person.name, number: firstNumber(person) }))
    .find(({ number }) => number !== null);
}

/** Returns whom to call first: emergency services, the three Primaries, the broker, the insurer and the cyber incident line. */
export const firstCalls = (facts: TextFacts): readonly FirstCall[] => [
  ...emergencyNumbers(facts).map(({ service, number }) => ({
    role: service ?? "Emergency services",
    name: null,
    number,
  })),
  ...BY_SECTION.map((team) => teamCall(facts, team)),
  ...thirdPartiesOf(facts, "Insurance Broker")
    .slice(0, 1)
    .map(({ name, phone }) => ({ role: "Broker, claims", name, number: phone })),
  lineEntry("Insurer, claims", claimsLines(facts)[0]),
  lineEntry("Cyber incident line", cyberLines(facts)[0]),
];

const lineEntry = (role: string, line: ClaimsLine | undefined): FirstCall => ({
  role,
  name: line?.insurer ?? null,
  number: line?.phone ?? null,
});
