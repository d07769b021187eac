import { fullName } from "@holdfast/contract/platform/text-rules";
import { needsPlace } from "@holdfast/content/library/impact/recovery-strategy-types";
import type { Finding } from "@holdfast/contract/dashboard/finding";
import { countryName } from "@holdfast/contract/platform/countries";
import type { Team, TeamContact } from "@holdfast/contract/teams/team";
import { type Checked, daysText, listed, onPage, PAGES } from "./checked-plan-rules";
import { differentBrokers } from "./adviser-rules";
import {
  areasWithoutRecovery,
  areasWithoutUnit,
  laterThanDependents,
  soleSuppliers,
} from "./dependency-rules";
import { insuredWithoutPolicy } from "./insurance-rules";
import { factsToEnter } from "./missing-facts-rules";
import { closeRecoverySites, shortIndemnity } from "./recovery-rules";

const nameOf = ({ contact }: TeamContact) => fullName(contact);
const isPrimary = ({ designation }: TeamContact) => designation === "Primary";

/** An RTO of one day under an MTPD of hours means 'within the MTPD', so only an MTPD of days can be reached. */
const lateUnits = ({ units, mtpdDays }: Checked): Finding[] =>
  units.flatMap(({ name, rto }) =>
    mtpdDays !== null && mtpdDays >= 1 && rto !== null && rto >= mtpdDays
      ? [
          {
            place: name,
            title: `RTO as long as the MTPD of ${daysText(mtpdDays)}`,
            reason:
              "Recovery would end just as the damage becomes unacceptable, which leaves no time for delays.",
            ...onPage(PAGES.tactical),
          },
        ]
      : [],
  );

/** Once one unit has a strategy, the others without one stand out; before that, the progress says it. */
const unitsWithoutRecovery = ({ strategies }: Checked): Finding[] =>
  strategies.some(({ recoveryStrategyId }) => recoveryStrategyId !== null)
    ? strategies
        .filter(({ recoveryStrategyId }) => recoveryStrategyId === null)
        .map(({ name }) => ({
          place: name,
          title: "No recovery strategy",
          reason: "After a disruption, no one would know where this unit continues its work.",
          ...onPage(PAGES.recovery),
        }))
    : [];

/** Strategies that need a location but have none yet: the plan prints 'To be arranged'. */
const placesToArrange = ({ strategies }: Checked): Finding[] =>
  strategies
    .filter(
      ({ recoveryStrategyTypeId: type, recoveryStrategyAddress }) =>
        type !== null && needsPlace(type) && recoveryStrategyAddress === null,
    )
    .map(({ name }) => ({
      place: name,
      title: "Recovery place to be arranged",
      reason:
        "On the day there is no time to look for one. Agree on a place and enter its address.",
      ...onPage(PAGES.recovery),
    }));

/** Teams from before a team had one Primary only. */
const teamsWithTwoPrimaries = ({ teams }: Checked): Finding[] =>
  teams.flatMap(({ teamId, teamType, teamContacts }) => {
    const primaries = teamContacts.filter(isPrimary);
    return primaries.length > 1
      ? [
          {
            place: teamType.displayName,
            title: `${primaries.length} Primaries, ${listed(primaries.map(nameOf))}`,
            reason: "A team has one leader. Keep one Primary and make the others Alternatives.",
            ...onPage(PAGES.teams, `#${teamId}`),
          },
        ]
      : [];
  });

/** A team without contacts is not looked at: it is not filled in yet. */
const teamsWithoutDeputy = ({ teams }: Checked): Finding[] =>
  teams
    .filter(({ teamContacts }) => teamContacts.length > 0 && teamContacts.every(isPrimary))
    .map(({ teamId, teamType }) => ({
      place: teamType.displayName,
      title: "No Alternative",
      reason: "If the Primary cannot be reached, no one leads this team.",
      ...onPage(PAGES.teams, `#${teamId}`),
    }));

const primariesOfTwoTeams = ({ teams }: Checked): Finding[] => {
  const led = new Map<string, { readonly name: string; readonly teams: Team[] }>();
  for (const team of teams)
    for (const contact of team.teamContacts.filter(isPrimary)) {
      const known = led.get(contact.contactId);
      if (known) known.teams.push(team);
      else led.set(contact.contactId, { name: nameOf(contact), teams: [team] });
    }
  return [...led.values()]
    .filter((leader) => leader.teams.length > 1)
    .map((leader) => ({
      place: leader.name,
      title: `Primary of ${leader.teams.map(({ teamType }) => teamType.displayName).join(" and ")}`,
      reason: "In the first hours each team needs its Primary, and one person cannot lead both.",
      ...onPage(PAGES.teams, `#${leader.teams[0]?.teamId ?? ""}`),
    }));
};

const contactsWithoutPhone = ({ teams }: Checked): Finding[] => {
  const contacts = new Map(
    teams.flatMap(({ teamContacts }) =>
      teamContacts.map((contact) => [contact.contactId, contact] as const),
    ),
  );
  return [...contacts.values()]
    .filter(({ contact }) => !contact.phone && !contact.mobile)
    .map((contact) => ({
      place: nameOf(contact),
      title: "In a team, without a phone number",
      reason: "When the network is down, a call is the only way to reach this person.",
      to: `/organization/contacts?edit=${contact.contactId}`,
      shownOn: PAGES.teams,
    }));
};

/** Merges the findings that say the same of several units or people into one. */
function merged(findings: readonly Finding[]): Finding[] {
  const same = Map.groupBy(findings, ({ title, reason, to }) => `${title} ${reason} ${to}`);
  return [...same.values()].flatMap((all) => {
    const [first] = all;
    return first ? [{ ...first, place: listed(all.map(({ place }) => place)) }] : [];
  });
}

/** The plan would print a line to write on where the emergency number should be. */
const placesWithoutCountry = (plan: Checked): Finding[] =>
  plan.placesWithoutCountry.map(({ name, assumedCountry, evidence }) => ({
    place: name,
    title: "Say which country this location is in",
    reason:
      evidence.length === 0
        ? `${countryName(assumedCountry)} is only assumed, so the plan prints no emergency numbers, authorities or laws.`
        : `${evidence.join(" and ")} disagree, so the plan prints no emergency numbers, authorities or laws.`,
    to: "/organization",
    shownOn: PAGES.recovery,
  }));

/**
 * Returns what in a plan contradicts itself or would fail on the day. What is not filled in yet is no finding, except a
 * fact that the cards need and the progress does not ask for. Pure.
 */
export const findingsOf = (plan: Checked): Finding[] =>
  merged(
    [
      placesWithoutCountry,
      lateUnits,
      laterThanDependents,
      areasWithoutUnit,
      areasWithoutRecovery,
      unitsWithoutRecovery,
      placesToArrange,
      closeRecoverySites,
      soleSuppliers,
      shortIndemnity,
      insuredWithoutPolicy,
      differentBrokers,
      teamsWithTwoPrimaries,
      teamsWithoutDeputy,
      primariesOfTwoTeams,
      contactsWithoutPhone,
      factsToEnter,
    ].flatMap((rule) => rule(plan)),
  ).slice(0, 100);
