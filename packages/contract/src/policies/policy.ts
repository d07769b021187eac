import * as z from "zod/mini";
import { dateOnly, id, instant, requiredText } from "../platform/field-rules";
import { onceEach } from "../platform/list-rules";

export const STATEMENT_MISSING = "Please select a statement, or write your own.";
export const MEMBERS_MISSING = "Please select at least one committee member.";
export const NO_SUCH_MEMBER = "This contact could not be found.";
export const MEMBER_TWICE = "This contact is already selected.";

/** The most people of a committee; more would not fit the policy's page for signatures. */
export const MAX_POLICY_MEMBERS = 24;
/** The most characters of the statement; more would not fit the page of the Governance Structure. */
export const MAX_STATEMENT = 2_000;
const TOO_MANY_MEMBERS = `Please select at most ${MAX_POLICY_MEMBERS} contacts.`;

/** A committee member as named when the policy was saved; `contactId` is null once the contact is deleted. */
export const PolicyMember = z.object({
  contactId: z.nullable(id()),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.nullable(z.string()),
});
export type PolicyMember = z.infer<typeof PolicyMember>;

/** Returns an offered statement with the business's name in place of `{{businessName}}`. */
export const policyStatement = (value: string, businessName: string): string =>
  value.replaceAll("{{businessName}}", () => businessName);

/** A version of the organisation's business continuity policy (specification 3, 'Policy'). */
export const Policy = z.object({
  policyId: id(),
  /** Counted from 1. */
  version: z.number(),
  /** The statement of who is responsible: the composition of the Crisis Management Team. */
  businessContinuityResponsible: z.string(),
  lastModifiedDate: instant(),
  /** YYYY-MM-DD. */
  reviewDate: dateOnly(),
  savedByUserName: z.string(),
  /** The Governance Committee, in the selected order. */
  members: z.array(PolicyMember),
  /** Who signed the printed policy, and when (YYYY-MM-DD); null until it is recorded. */
  signedBy: z.nullable(z.string()),
  signedOn: z.nullable(dateOnly()),
});
export type Policy = z.infer<typeof Policy>;

/** The contacts who are accountable for the policy in a plan, with what they are accountable for. */
export const PlanPolicy = z.object({
  businessContinuityResponsible: z.nullable(z.string()),
  lastModifiedDate: z.nullable(instant()),
  members: z.array(PolicyMember),
  planPolicyMembers: z.array(
    z.object({
      contactId: id(),
      firstName: z.string(),
      lastName: z.string(),
      jobTitle: z.nullable(z.string()),
    }),
  ),
});
export type PlanPolicy = z.infer<typeof PlanPolicy>;

const chosenContacts = () =>
  z.array(id(NO_SUCH_MEMBER), MEMBERS_MISSING).check(
    z.minLength(1, MEMBERS_MISSING),
    z.maxLength(MAX_POLICY_MEMBERS, TOO_MANY_MEMBERS),
    onceEach((contactId) => contactId, MEMBER_TWICE),
  );

export const PolicyInput = z.strictObject({
  contacts: chosenContacts(),
  responsible: requiredText(STATEMENT_MISSING, MAX_STATEMENT),
  /** One year after today by default. */
  reviewDate: z.optional(dateOnly("Please input the review date.")),
});
export type PolicyInput = z.infer<typeof PolicyInput>;

export const PlanPolicyInput = z.strictObject({ contacts: chosenContacts() });
export type PlanPolicyInput = z.infer<typeof PlanPolicyInput>;

export const PolicySignatureInput = z.strictObject({
  signedBy: requiredText("Please input the name of the person who signed."),
  signedOn: dateOnly("Please input the date of the signature."),
});
export type PolicySignatureInput = z.infer<typeof PolicySignatureInput>;

const withUnderscores = (name: string) => name.replaceAll(/\s+/gu, "_");

/** Returns 'Policy_Program_{businessName with underscores}.pdf' (specification 2). */
export const policyFileName = (businessName: string) =>
  `Policy_Program_${withUnderscores(businessName)}.pdf`;
/** Returns 'Certificate_{businessName}.pdf'; spaces are kept. */
export const certificateFileName = (businessName: string) => `Certificate_${businessName}.pdf`;
