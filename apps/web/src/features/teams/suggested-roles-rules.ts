import { fullName } from "@holdfast/contract/platform/text-rules";
import type { Contact } from "@holdfast/contract/directory/contact";
import type { Designation, Team } from "@holdfast/contract/teams/team";

type Person = Pick<Contact, "contactId" | "firstName" | "lastName" | "jobTitle">;

/** A contact suggested for a team. */
export type SuggestedRole = {
  readonly name: string;
  readonly note: string;
  readonly key: string;
  readonly teamId: string;
  readonly contactId: string;
  readonly designation: Designation;
};

type TeamMembers = Pick<Team, "teamId" | "teamType"> & {
  readonly teamContacts: readonly {
    readonly contactId: string;
    readonly designation: Designation;
  }[];
};

/** As the designation reads for one person. */
const LABELS: Record<Designation, string> = { Primary: "Primary", Alternatives: "Alternative" };

const LEADS =
  /\b(?:owner|director|principal|partner|proprietor|president|chief|ceo|manager|head)\b/iu;

const CRISIS_MANAGEMENT_TEAM = 3;

/**
 * Returns the contacts to consider for the roles that the teams lack, a Primary and an Alternative each. People whose
 * job title says that they lead come first; the first of them leads the Crisis Management Team, the next ones the
 * other teams, so that no team depends on one person. With few people, one is in several teams. Pure.
 */
export const suggestedRoles = (
  teams: readonly TeamMembers[],
  contacts: readonly Person[],
): SuggestedRole[] => {
  const leads = ({ jobTitle }: Person) => LEADS.test(jobTitle ?? "");
  const people = [...contacts.filter(leads), ...contacts.filter((person) => !leads(person))];
  return teams.flatMap(({ teamId, teamType, teamContacts }) => {
    const at = teamType.teamTypeId % CRISIS_MANAGEMENT_TEAM;
    const from = people.length === 0 ? 0 : at % people.length;
    const free = [...people.slice(from), ...people.slice(0, from)].filter(
      ({ contactId }) => !teamContacts.some((member) => member.contactId === contactId),
    );
    const missing = (["Primary", "Alternatives"] as const).filter(
      (requested) => !teamContacts.some(({ designation }) => designation === requested),
    );
    return missing.flatMap((designation, index): SuggestedRole[] => {
      const person = free[index];
      if (!person) return [];
      const { contactId, jobTitle } = person;
      const role = `${LABELS[designation]} of the ${teamType.name}`;
      return [
        {
          name: `${fullName(person)}: ${role}`,
          note: jobTitle ?? "No job title in your contacts.",
          key: `${teamType.teamTypeId} ${designation} ${contactId}`,
          teamId,
          contactId,
          designation,
        },
      ];
    });
  });
};
