import type { OpenPart, PlanContentPart } from "@holdfast/contract/plans/plan-completion-rules";
import type { ProposalKind } from "@holdfast/contract/proposals/proposal";
import { dateText } from "../document/text/date-text";
import { expiredSentence } from "../document/text/expired-sentence";
import { type FilledText, joined, recorded } from "@holdfast/content/plan-text/filled-text";
import type { ContinuityPlanData, PlanVersion } from "./plan-data";

/** How far a printed plan may be relied on. */
export interface PlanStatus {
  /** For the cover. */
  readonly word: string;
  /** For the head of every page. */
  readonly head: string;
  readonly sentence: FilledText;
  readonly missing: readonly string[];
}

/** What the status of a printed plan depends on. */
export type StatusFacts = Pick<ContinuityPlanData, "control" | "dateIssued" | "isMtpdProposed"> & {
  readonly plan: Pick<
    ContinuityPlanData["plan"],
    "expiryDate" | "isExpired" | "openParts" | "proposed"
  >;
};

/** How a missing part is named. */
const PARTS: Readonly<Record<PlanContentPart, string>> = {
  riskCategoriesReviewed: "Risk categories looked at",
  risksWithCompleteMitigation: "Risks with a status and a person",
  policySaved: "Policy",
  accountableMembersChosen: "Accountable members",
  strategicAreasRated: "Areas rated",
  mtpdSet: "MTPD",
  criticalAreasWithScales: "Areas with impact ratings",
  businessUnitsWithTacticalRow: "Units with recovery times",
  businessUnitsWithAssets: "Units with assets",
  businessUnitsWithRecoveryStrategy: "Units with a strategy",
  teamsWithPrimaryAndAlternative: "Complete teams",
};
/** Parts without entries to count. */
const NOT_YET: Partial<Readonly<Record<PlanContentPart, string>>> = {
  policySaved: "not created",
  accountableMembersChosen: "not chosen",
  mtpdSet: "not chosen",
};

/** How proposed entries are named. */
const PROPOSED: Readonly<Record<ProposalKind, string>> = {
  contact: "contacts",
  supplier: "suppliers",
  customer: "customers",
  "third-party": "third parties",
  "strategic-critical-area": "strategic areas",
  department: "business units",
  risk: "risks",
  mtpd: "MTPD",
  "strategic-bia": "area ratings",
  "tactical-bia": "recovery times",
  asset: "assets",
  "recovery-strategy": "recovery strategies",
};

/** Returns the cover's line about unconfirmed entries; empty without any. */
export function proposedText({ plan }: Pick<StatusFacts, "plan">): string {
  const total = plan.proposed.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return "";
  const kinds = plan.proposed.map(({ kind, count }) =>
    kind === "mtpd" ? PROPOSED.mtpd : `${PROPOSED[kind]} ${count}`,
  );
  return `${total} proposed, not confirmed: ${kinds.join("; ")}.`;
}

function missingText({ part, done, total }: OpenPart, { isMtpdProposed }: StatusFacts) {
  if (part === "mtpdSet" && isMtpdProposed === true) return `${PARTS.mtpdSet}: not confirmed`;
  return `${PARTS[part]}: ${NOT_YET[part] ?? (total === 0 ? "none" : `${done} of ${total}`)}`;
}

/** How a copy is approved by hand, and says that it is not. */
interface Signing {
  readonly head: string;
  readonly sentence: string;
}

const ON_PAGE_03: Signing = {
  head: "Approved only if signed on page 03",
  sentence: "No approval is recorded. This copy is approved only if signed on page 03.",
};

/** For a copy without signatures. */
export const WITHOUT_SIGNATURES: Signing = {
  head: "Not approved",
  sentence: "No approval is recorded.",
};

/** Returns the status of the plan, so that an expired, unfinished or unsigned copy never looks like a final one. */
export function planStatus(data: StatusFacts, signing = ON_PAGE_03): PlanStatus {
  const missing = data.plan.openParts.map((part) => missingText(part, data));
  const [version] = data.control.versions;
  if (data.plan.isExpired)
    return { word: "EXPIRED", head: "EXPIRED", sentence: [expiredSentence(data)], missing };
  if (version !== undefined)
    return data.control.isChanged
      ? changedStatus(version, missing)
      : approvedStatus(version, missing);
  if (missing.length > 0)
    return {
      word: "DRAFT",
      head: "DRAFT, unfinished",
      sentence: [
        "This plan is not finished. Do not rely on it before the points below are complete.",
      ],
      missing,
    };
  return {
    word: "Not yet approved",
    head: signing.head,
    sentence: [signing.sentence],
    missing,
  };
}

/**
 * Returns the version that this copy shows; undefined if none is approved, the plan has changed since, or has expired, so
 * that its teams are left out.
 */
export const shownVersion = ({
  control,
  plan,
}: Pick<StatusFacts, "control" | "plan">): PlanVersion | undefined =>
  control.isChanged || plan.isExpired ? undefined : control.versions[0];

function approvedStatus(version: PlanVersion, missing: readonly string[]): PlanStatus {
  const { number, approvedOn, approverName, reviewDate } = version;
  return {
    word: `Version ${number}`,
    // The name is last, because the line may be too short for it.
    head: `Version ${number}, approved ${dateText(approvedOn)}, review by ${dateText(reviewDate)}, approved by ${approverName}`,
    sentence: [
      `Approved on ${dateText(approvedOn)} by `,
      ...approverOf(version),
      `. Next review due by ${dateText(reviewDate)}.`,
    ],
    missing,
  };
}

function changedStatus(version: PlanVersion, missing: readonly string[]): PlanStatus {
  const since = `changed since version ${version.number}`;
  const word = missing.length > 0 ? `DRAFT, ${since}` : `C${since.slice(1)}`;
  return {
    word,
    head: `${word} of ${dateText(version.approvedOn)}, not approved`,
    sentence: [
      `Version ${version.number} was approved on ${dateText(version.approvedOn)} by `,
      ...approverOf(version),
      ". The plan has been changed since, and the changes are not approved.",
    ],
    missing,
  };
}

/** Returns the name and the position of the approver, as far as they are recorded. */
export const approverOf = ({ approverName, approverPosition }: PlanVersion): FilledText =>
  joined([recorded(approverName), recorded(approverPosition)]);

/** Why the teams of an expired plan are not printed, and how to get them back. */
export function withheldSentence(data: ContinuityPlanData): string {
  const [version] = data.control.versions;
  const copy =
    version === undefined
      ? "an older copy"
      : `version ${version.number}, which can be downloaded (Plan Document)`;
  return `${expiredSentence(data)} The members of the teams are left out of an expired plan. Renew the plan in Holdfast (Organisations & Plans, Renew) and print it again. Until then use ${copy}, or the staff list (Appendix F).`;
}

/** Returns the first Primary of a team. */
export const primaryOf = ({ teams }: ContinuityPlanData, teamTypeName: string) =>
  teams
    .filter((team) => team.teamTypeName === teamTypeName)
    .flatMap((team) => [...team.contacts])
    .find((contact) => contact.designation === "Primary");
