import { ROLE_IDS } from "@holdfast/contract/organisations/member";
import type { Member } from "@holdfast/contract/organisations/member";

/** What a person is called; somebody without a name yet by the e-mail address. Pure. */
export const memberName = ({
  firstName,
  lastName,
  email,
}: Pick<Member, "firstName" | "lastName" | "email">): string =>
  `${firstName} ${lastName}`.trim() || email;

/** A role's name as it stands on the screen. Pure. */
export const roleTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What each role may do (decision 003), shown where a role is chosen. */
export const ROLE_NOTES: Readonly<Record<string, string>> = {
  owner: "Does everything: plans, business information, archiving, and who has access.",
  editor: "Works on plans and lists. Cannot delete plans or manage users.",
  viewer: "Reads and prints plans. Cannot change anything.",
};

/** Shown below the users, in place of the actions that the server refuses for the last owner. */
export const LAST_OWNER_NOTE =
  "The last owner cannot be revoked or given another role. Make another person an owner first.";

/** Whether `member` is the only owner who has access. Pure. */
export const isLastOwner = (member: Member, members: readonly Member[]): boolean => {
  const owners = members.filter(({ roleId, isRevoked }) => roleId === ROLE_IDS.owner && !isRevoked);
  return owners.length === 1 && owners[0]?.userId === member.userId;
};
