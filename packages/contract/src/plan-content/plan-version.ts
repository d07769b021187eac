import * as z from "zod/mini";
import { dateOnly, id, LIMITS, optionalText, requiredText } from "../platform/field-rules";
import { onceEach } from "../platform/list-rules";
import { wholeNumber } from "../platform/number-rules";

/** The newest versions of a plan that are stored; a further approval deletes the oldest. */
export const MAX_PLAN_VERSIONS = 50;
export const MAX_COPY_HOLDERS = 20;
const MAX_COPY_NUMBER = 999;

/** A version of a plan as it was approved; none of it changes later. */
export const PlanVersion = z.object({
  versionId: id(),
  /** Counted from 1 in each plan. */
  number: z.number(),
  /** YYYY-MM-DD, in the approver's time zone. */
  approvedOn: dateOnly(),
  approverName: z.string(),
  /** Such as 'Managing Director'. */
  approverPosition: z.string(),
  reviewDate: dateOnly(),
  note: z.string(),
});
export type PlanVersion = z.infer<typeof PlanVersion>;

/** Someone who holds a printed copy of the plan. */
export const CopyHolder = z.object({
  copyNumber: z.number(),
  name: z.string(),
  position: z.string(),
});
export type CopyHolder = z.infer<typeof CopyHolder>;

/** Versions, and who holds copies; printed on 'Document control'. */
export const DocumentControl = z.object({
  /** Identifies the plan's content, for its approval: changes with everything that is printed, except dates. */
  contentHash: z.string(),
  /** Whether the content differs from the newest version; false if no version is approved. */
  isChanged: z.boolean(),
  /** Newest first. */
  versions: z.array(PlanVersion),
  holders: z.array(CopyHolder),
});
export type DocumentControl = z.infer<typeof DocumentControl>;

export const REVIEW_BEFORE_APPROVAL = "The review date must be after the day of the approval.";

export const ApprovePlanInput = z
  .strictObject({
    /** The `contentHash` of the document that the approver read; without it, the plan is approved as it is now. */
    contentHash: z.optional(requiredText("Please open the plan document first.")),
    approvedOn: dateOnly("Please input the date of the approval."),
    approverPosition: requiredText("Please input your position."),
    reviewDate: dateOnly("Please input the review date."),
    note: optionalText(LIMITS.line),
  })
  .check(
    z.refine(({ approvedOn, reviewDate }) => reviewDate > approvedOn, {
      error: REVIEW_BEFORE_APPROVAL,
      path: ["reviewDate"],
    }),
  );
export type ApprovePlanInput = z.output<typeof ApprovePlanInput>;

const COPY_NUMBER = `Please input a copy number from 1 to ${MAX_COPY_NUMBER}.`;
export const CopyHolderInput = z.strictObject({
  copyNumber: wholeNumber(COPY_NUMBER, { min: 1, max: MAX_COPY_NUMBER }),
  name: requiredText("Please input the name of the holder."),
  position: optionalText(),
});
export const CopyHoldersInput = z.strictObject({
  holders: z.array(CopyHolderInput).check(
    z.maxLength(MAX_COPY_HOLDERS, `Please enter at most ${MAX_COPY_HOLDERS} holders.`),
    onceEach(
      ({ copyNumber }) => String(copyNumber),
      "This copy number is already in the list.",
      "copyNumber",
    ),
  ),
});
export type CopyHoldersInput = z.output<typeof CopyHoldersInput>;

/** One difference between two versions of a plan. */
export const PlanChange = z.object({
  /** The list or part of the plan, such as 'Suppliers'. */
  section: z.string(),
  kind: z.enum(["added", "removed", "changed"]),
  /** The entry, such as a supplier's name. */
  entry: z.string(),
  /** For a changed entry: each field with its values, such as 'Phone: 02 4900 1001 → 02 4900 1002'. */
  details: z.array(z.string()),
});
export type PlanChange = z.infer<typeof PlanChange>;

/** The plan in full, or the short plan, for the first hours. */
export const PLAN_KINDS = ["full", "short"] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** Returns 'Business_Continuity_Plan_{businessName}_version_{number}.pdf', or '…_Short_…' for the short plan. */
export const planVersionFileName = (businessName: string, number: number, kind: PlanKind) =>
  `Business_Continuity_Plan_${kind === "short" ? "Short_" : ""}${businessName}_version_${number}.pdf`;
