import type { Contact } from "@holdfast/contract/directory/contact";
import type { StarterSet } from "@holdfast/contract/industries/starter-set-endpoints";
import type { Designation, Team } from "@holdfast/contract/teams/team";
import { isSameName } from "../industries/public";

type Person = Pick<Contact, "contactId" | "firstName" | "lastName" | "jobTitle">;

/** A job title suggested for a team, and the contact who has it. */
export type SuggestedRole = {
  readonly name: string;
  readonly note: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly designation: Designation;
  readonly jobTitle: string;
  /** Null if no contact outside the team has this job title. */
  readonly contact: Person | null;
};

/** As the designation reads for one person. */
const LABELS: Record<Designation, string> = { Primary: "Primary", Alternatives: "Alternative" };

/** Removes what a role does in the team: 'Head chef (evacuation)' is the job title 'Head chef'. */
const jobTitleOf = (role: string) => role.replace(/ \(.*\)$/, "");

type Roles = StarterSet["teamRoles"];
type TeamMembers = Pick<Team, "teamId" | "teamType"> & {
  readonly teamContacts: readonly {
    readonly contactId: string;
    readonly designation: Designation;
    readonly contact: Pick<Person, "jobTitle">;
  }[];
};

/**
 * Returns the roles that the teams lack: none for a team that has as many people with the designation as the set
 * suggests, or a person with the job title. Pure.
 */
export const suggestedRoles = (
  roles: Roles,
  teams: readonly TeamMembers[],
  contacts: readonly Person[],
): SuggestedRole[] =>
  teams.flatMap((team) => {
    const own = roles.filter(({ teamTypeId }) => teamTypeId === team.teamType.teamTypeId);
    const has = (person: Pick<Person, "jobTitle">, title: string) =>
      isSameName(person.jobTitle ?? "", title);
    const rolesAs = (designation: Designation, titles: readonly string[]): SuggestedRole[] => {
      const held = team.teamContacts.filter((member) => member.designation === designation).length;
      if (held >= titles.length) return [];
      return [...new Set(titles)]
        .filter((role) => !team.teamContacts.some(({ contact }) => has(contact, jobTitleOf(role))))
        .map((role) => {
          const jobTitle = jobTitleOf(role);
          const contact = contacts.find((person) => has(person, jobTitle)) ?? null;
          return {
            name: `${role}: ${LABELS[designation]} of the ${team.teamType.name}`,
            note: contact
              ? `${contact.firstName} ${contact.lastName} has this job title in your contacts.`
              : "Enter the name and mobile number of the person who does this job.",
            teamId: team.teamId,
            teamName: team.teamType.name,
            designation,
            jobTitle,
            contact,
          };
        });
    };
    return [
      ...rolesAs(
        "Primary",
        own.map(({ primaryRole }) => primaryRole),
      ),
      ...rolesAs(
        "Alternatives",
        own.map(({ alternativeRole }) => alternativeRole),
      ),
    ];
  });

/** A suggested role whose contact is known. */
export type FilledRole = SuggestedRole & { readonly contact: Person };

/** Returns the roles that can be added without a form: those with a contact, each person once in a team. Pure. */
export const filledRoles = (roles: readonly SuggestedRole[]): FilledRole[] => {
  const filled = roles.flatMap(({ contact, ...role }) => (contact ? [{ ...role, contact }] : []));
  return filled.filter(
    ({ teamId, contact }, at) =>
      filled.findIndex(
        (one) => one.teamId === teamId && one.contact.contactId === contact.contactId,
      ) === at,
  );
};
