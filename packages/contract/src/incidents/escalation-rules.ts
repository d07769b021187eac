import type { Delivery, Responder } from "./responder";

export type Alerted = Pick<
  Responder,
  | "teamTypeId"
  | "name"
  | "alertedAt"
  | "presentAt"
  | "answer"
  | "email"
  | "mobile"
  | "emailDelivery"
  | "smsDelivery"
>;

const MINUTE = 60_000;

/** Messages that do not arrive. A delayed one still may. */
const LOST: readonly Delivery[] = ["failed", "limited", "not-allowed"];

/** Returns whether a person was alerted, but no email and no text message has arrived. Pure. */
export const isUnreached = (person: Alerted): boolean => hasNoMeans(person, [...LOST, "delayed"]);

/** Returns whether no email and no text message to an alerted person can arrive any more. Pure. */
export const isUnreachable = (person: Alerted): boolean => hasNoMeans(person, LOST);

const hasNoMeans = (person: Alerted, useless: readonly Delivery[]) =>
  person.alertedAt !== null &&
  person.presentAt === null &&
  person.answer === null &&
  isLost(person, useless);

/** Returns whether no email and no text message to a person arrives: none was sent, or each is lost. Pure. */
export const isLost = (
  {
    email,
    mobile,
    emailDelivery,
    smsDelivery,
  }: Pick<Responder, "email" | "mobile" | "emailDelivery" | "smsDelivery">,
  useless: readonly Delivery[] = LOST,
): boolean =>
  (!email || (emailDelivery !== null && useless.includes(emailDelivery))) &&
  (!mobile || (smsDelivery !== null && useless.includes(smsDelivery)));

/** Identifies a person who may be in several teams of an incident. Pure. */
export const personKeyOf = ({
  name,
  email,
  mobile,
}: Pick<Responder, "name" | "email" | "mobile">): string => JSON.stringify([name, email, mobile]);

/**
 * Returns each of the activated teams, which may have no people, with those who may still be alerted for it, and whether
 * someone is coming: on the way, at work in the incident's workspace, or alerted less than the minutes ago. A person who
 * cannot come is not asked again for another team. Pure.
 */
function stateOfTeams<Person extends Alerted>(
  teamTypeIds: readonly number[],
  people: readonly Person[],
  minutes: number,
  now: Date,
) {
  const declined = new Set(
    people.filter(({ answer }) => answer === "cannot-come").map((person) => personKeyOf(person)),
  );
  const isComing = (person: Person) =>
    person.answer === "on-my-way" ||
    (person.answer === null &&
      (person.presentAt !== null ||
        (person.alertedAt !== null &&
          !declined.has(personKeyOf(person)) &&
          !isUnreachable(person) &&
          now.getTime() - Date.parse(person.alertedAt) < minutes * MINUTE)));
  return teamTypeIds.map((teamTypeId) => {
    const team = people.filter((person) => person.teamTypeId === teamTypeId);
    return {
      teamTypeId,
      isComing: team.some(isComing),
      left: team.filter(
        (member) => member.alertedAt === null && !declined.has(personKeyOf(member)),
      ),
    };
  });
}

/**
 * Returns whom to alert now: in each team in which no alerted person is coming, the first person who is not alerted yet.
 * Pure.
 */
export const alternativesToAlert = <Person extends Alerted>(
  teamTypeIds: readonly number[],
  people: readonly Person[],
  minutes: number,
  now: Date,
): Person[] =>
  stateOfTeams(teamTypeIds, people, minutes, now).flatMap(({ isComing, left }) =>
    isComing ? [] : left.slice(0, 1),
  );

/** Returns the teams of which no one is coming and no one is left to alert. Pure. */
export const teamsWithoutAnyone = (
  teamTypeIds: readonly number[],
  people: readonly Alerted[],
  minutes: number,
  now: Date,
): number[] =>
  stateOfTeams(teamTypeIds, people, minutes, now).flatMap(({ teamTypeId, isComing, left }) =>
    isComing || left.length > 0 ? [] : [teamTypeId],
  );
