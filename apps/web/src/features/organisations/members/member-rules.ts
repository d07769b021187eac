import { capitalised, fullName } from "@holdfast/contract/platform/text-rules";
import { ROLE_IDS } from "@holdfast/contract/organisations/member";
import type { Member } from "@holdfast/contract/organisations/member";

/** Returns a user's display name; the email address when there is no name yet. Pure. */
export const memberName = (member: Pick<Member, "firstName" | "lastName" | "email">): string =>
  fullName(member) || member.email;

/** Returns a role's name as shown on screen. Pure. */
export const roleTitle = (name: string): string => capitalised(name);

/** What each role can do (decision 003), shown where a role is selected. */
export const ROLE_NOTES: Readonly<Record<string, string>> = {
  owner: "Full access: plans, business information, archiving and users.",
  editor: "Works on plans and lists. Cannot delete plans or manage users.",
  viewer: "Reads and prints plans. Cannot change anything.",
};

/** Shown below the users, in place of the actions that the server refuses for the only owner. */
export const lastOwnerNote = (name: string): string =>
  `${name} is the only owner. Make someone else an owner before you revoke ${name} or change their role.`;

/** Whether `member` is the only owner who has access. Pure. */
export const isLastOwner = (member: Member, members: readonly Member[]): boolean => {
  const owners = members.filter(({ roleId, isRevoked }) => roleId === ROLE_IDS.owner && !isRevoked);
  return owners.length === 1 && owners[0]?.userId === member.userId;
};
