import type { ProposalKind, ProposedCount } from "../proposals/proposal";
import type { PlanFacts, Share } from "./plan-facts";

/*
 * Decides what is done in a plan (docs/decisions/043). The steps of 'What's next', the progress, the congratulation on
 * the risk assessment, the DRAFT mark of the printed plan and the acceptance of the report all ask here.
 */

type Fact = keyof PlanFacts;

/**
 * What the printed plan is made of, in working order: until all of it is done, the plan is a draft. The Risk &
 * Insurance Report and uploaded documents are documents of their own.
 */
export const PLAN_CONTENT = [
  "riskCategoriesReviewed",
  "risksWithCompleteMitigation",
  "policySaved",
  "accountableMembersChosen",
  "strategicAreasRated",
  "mtpdSet",
  "criticalAreasWithScales",
  "businessUnitsWithTacticalRow",
  "businessUnitsWithAssets",
  "businessUnitsWithRecoveryStrategy",
  "teamsWithPrimaryAndAlternative",
] as const satisfies readonly Fact[];
export type PlanContentPart = (typeof PLAN_CONTENT)[number];

/** Results that sum up other parts, and count only while those are done: before, they are drafts. */
const SUMS_UP: Partial<Readonly<Record<Fact, readonly Fact[]>>> = {
  riskReportAcceptedSinceLastChange: ["riskCategoriesReviewed"],
  planDocumentDownloadedSinceLastChange: PLAN_CONTENT,
};

/** Returns how much of a part of the plan is done, 0 to 1. Nothing is done of a part that has no entries yet. */
export const doneFraction = (part: Fact, facts: PlanFacts): number => {
  if (SUMS_UP[part]?.some((before) => !isPartDone(before, facts))) return 0;
  const fact = facts[part];
  if (typeof fact === "boolean") return fact ? 1 : 0;
  if (fact.total > 0) return Math.min(fact.done, fact.total) / fact.total;
  // After an assessment without risks, there is none to mitigate.
  return part === "risksWithCompleteMitigation" && isPartDone("riskCategoriesReviewed", facts)
    ? 1
    : 0;
};

export const isPartDone = (part: Fact, facts: PlanFacts): boolean =>
  doneFraction(part, facts) === 1;

/** A part of the printed plan that is not done. */
export type OpenPart = Share & { readonly part: PlanContentPart };

/** Returns what is missing from the printed plan, which is a draft until nothing is. */
export const openParts = (facts: PlanFacts): OpenPart[] =>
  PLAN_CONTENT.filter((part) => !isPartDone(part, facts)).map((part) => {
    const fact = facts[part];
    return { part, ...(typeof fact === "boolean" ? { done: 0, total: 1 } : fact) };
  });

/** What 'What's next' knows about a plan. */
export type KnownPlan = {
  readonly facts: PlanFacts;
  /** Of the organisation. */
  readonly contactCount: number;
  /** Business units of the plan's location. */
  readonly unitCount: number;
  /** Unconfirmed entries. They count in no fact, but in both numbers above. */
  readonly proposed: readonly ProposedCount[];
};

/** The part of the plan that a step completes. */
const PART_OF_STEP = {
  risks: "riskCategoriesReviewed",
  treatment: "risksWithCompleteMitigation",
  report: "riskReportAcceptedSinceLastChange",
  policy: "policySaved",
  members: "accountableMembersChosen",
  ratings: "strategicAreasRated",
  mtpd: "mtpdSet",
  scales: "criticalAreasWithScales",
  times: "businessUnitsWithTacticalRow",
  assets: "businessUnitsWithAssets",
  sites: "businessUnitsWithRecoveryStrategy",
  teams: "teamsWithPrimaryAndAlternative",
  documents: "documentsUploaded",
  download: "planDocumentDownloadedSinceLastChange",
} as const satisfies Readonly<Record<string, Fact>>;

const proposedOf = (kind: ProposalKind, { proposed }: KnownPlan): number =>
  proposed.find((proposal) => proposal.kind === kind)?.count ?? 0;

/** A Primary and an Alternative. */
const CONTACTS_NEEDED = 2;

/** Steps that make lists for other steps and are no part of the progress. */
const LISTS = {
  contacts: (known: KnownPlan) =>
    known.contactCount - proposedOf("contact", known) >= CONTACTS_NEEDED,
  units: (known: KnownPlan) => known.unitCount - proposedOf("department", known) > 0,
  areas: ({ facts }: KnownPlan) => facts.strategicAreasRated.total > 0,
} as const;

export type PlanStepId = keyof typeof PART_OF_STEP | keyof typeof LISTS;

const isListStep = (id: PlanStepId): id is keyof typeof LISTS => Object.hasOwn(LISTS, id);

export const isStepDone = (id: PlanStepId, known: KnownPlan): boolean =>
  isListStep(id) ? LISTS[id](known) : isPartDone(PART_OF_STEP[id], known.facts);

/** Returns how many entries of a step are done; null for a step without entries. */
export const stepShare = (id: PlanStepId, { facts }: KnownPlan): Share | null => {
  const fact = isListStep(id) ? null : facts[PART_OF_STEP[id]];
  return typeof fact === "object" ? fact : null;
};

/** The proposed entries that a step shows. */
const PROPOSED_IN_STEP: Partial<Readonly<Record<PlanStepId, ProposalKind>>> = {
  risks: "risk",
  contacts: "contact",
  units: "department",
  areas: "strategic-critical-area",
  ratings: "strategic-bia",
  mtpd: "mtpd",
  times: "tactical-bia",
  assets: "asset",
  sites: "recovery-strategy",
};

/** Returns how many entries of a step are unconfirmed. */
export const stepProposed = (id: PlanStepId, known: KnownPlan): number => {
  const kind = PROPOSED_IN_STEP[id];
  return kind === undefined ? 0 : proposedOf(kind, known);
};

const isContent = (part: Fact): boolean => PLAN_CONTENT.some((fact) => fact === part);

/** The steps after which the printed plan is no longer a draft. */
export const STEPS_TO_FINAL_PLAN = (
  Object.keys(PART_OF_STEP) as (keyof typeof PART_OF_STEP)[]
).filter((id) => isContent(PART_OF_STEP[id]));

type CategoryOfRisk = { readonly riskCategoryId: number };

/** Returns the ids of the categories that were looked at: with a risk answered Yes, or ruled out. */
export const lookedAtCategories = (
  risks: readonly CategoryOfRisk[],
  ruledOut: readonly number[],
): ReadonlySet<number> =>
  new Set([...risks.map(({ riskCategoryId }) => riskCategoryId), ...ruledOut]);

export const lookedAtText = ({ done, total }: Share): string =>
  `${done} of ${total} categories looked at`;
