import * as z from "zod/mini";
import { id } from "../platform/field-rules";

/** Kinds of records of an organisation that can be proposed. */
export const ORGANISATION_PROPOSALS = [
  "contact",
  "supplier",
  "customer",
  "third-party",
  "strategic-critical-area",
  "department",
] as const;

/** Kinds of records of a plan that can be proposed. The record of 'mtpd' is the plan. */
export const PLAN_PROPOSALS = [
  "risk",
  "mtpd",
  "strategic-bia",
  "tactical-bia",
  "asset",
  "recovery-strategy",
] as const;

export type OrganisationProposal = (typeof ORGANISATION_PROPOSALS)[number];
export type PlanProposal = (typeof PLAN_PROPOSALS)[number];
export type ProposalKind = OrganisationProposal | PlanProposal;

/** A risk has a mitigation text, an insurance answer and a loss value, which a person must read one by one. */
export const CONFIRMED_ONE_BY_ONE: ReadonlySet<ProposalKind> = new Set<ProposalKind>(["risk"]);
export const CONFIRM_ONE_BY_ONE = "Please confirm these entries one by one.";

const ProposalKindName = z.enum([...ORGANISATION_PROPOSALS, ...PLAN_PROPOSALS]);

/** The mark of a record that was added from suggestions and not confirmed or edited since. */
export const Proposal = z.object({
  kind: ProposalKindName,
  recordId: id(),
  /** Null for a record of the organisation. */
  planId: z.nullable(id()),
});
export type Proposal = z.infer<typeof Proposal>;

/** How many entries of a kind are unconfirmed. */
export const ProposedCount = z.object({ kind: ProposalKindName, count: z.number() });
export type ProposedCount = z.infer<typeof ProposedCount>;

/** How many entries one call confirms: those of a page. */
export const MAX_CONFIRMED = 200;

const recordIds = () =>
  z
    .array(id())
    .check(
      z.minLength(1, "Please select an entry."),
      z.maxLength(MAX_CONFIRMED, `Please confirm at most ${MAX_CONFIRMED} entries at a time.`),
    );

export const ConfirmProposalsInput = z.strictObject({
  kind: z.enum(ORGANISATION_PROPOSALS),
  recordIds: recordIds(),
});

export const ConfirmPlanProposalsInput = z
  .strictObject({ kind: z.enum(PLAN_PROPOSALS), recordIds: recordIds() })
  .check(
    z.refine((input) => input.recordIds.length === 1 || !CONFIRMED_ONE_BY_ONE.has(input.kind), {
      path: ["recordIds"],
      error: CONFIRM_ONE_BY_ONE,
    }),
  );

/** The optional field of a create call: true if the entry comes from suggestions and was not read. */
export const proposed = () => z.optional(z.boolean());
