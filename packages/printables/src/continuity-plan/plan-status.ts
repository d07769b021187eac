import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { dateText } from "../document/date-text";
import { expiredSentence } from "../document/expired-sentence";
import { shortenedName } from "../document/shortened-name";
import type { ContinuityPlanData, PlanVersion } from "./plan-data";
import { RECOVERY_TEAMS, teamTitle } from "./team-title";

/** How far a printed plan may be relied on. */
export interface PlanStatus {
  /** For the cover. */
  readonly word: string;
  /** For the head of every page. */
  readonly head: string;
  readonly sentence: string;
  readonly missing: readonly string[];
}

const SECTIONS = {
  policy_programme: "Policy & Program",
  analysis_planning: "Analysis & Planning",
  planning_design: "Planning & Design",
} as const;

/** Returns the status of the plan, so that an expired, unfinished or unsigned copy never looks like a final one. */
export function planStatus(data: ContinuityPlanData): PlanStatus {
  const missing = missingParts(data);
  const [version] = data.control.versions;
  if (data.plan.isExpired)
    return { word: "EXPIRED", head: "EXPIRED", sentence: expiredSentence(data), missing };
  if (version !== undefined)
    return data.control.isChanged
      ? changedStatus(version, missing)
      : approvedStatus(version, missing);
  if (missing.length > 0)
    return {
      word: "DRAFT",
      head: "DRAFT, unfinished",
      sentence:
        "This plan is not finished. Do not rely on it before the points below are complete.",
      missing,
    };
  return {
    word: "Not yet approved",
    head: "Approved only if signed on page 03",
    sentence: "No approval is recorded. This copy is approved only if signed on page 03.",
    missing,
  };
}

/** Returns the version that this copy shows; undefined if none is approved, or the plan has changed since. */
export const shownVersion = ({ control }: ContinuityPlanData): PlanVersion | undefined =>
  control.isChanged ? undefined : control.versions[0];

/** Names are shortened at the foot, which is one line. */
const MAX_LETTERS = 30;

function approvedStatus(version: PlanVersion, missing: readonly string[]): PlanStatus {
  const { number, approvedOn, approverName, reviewDate } = version;
  const approval = `Version ${number}, approved ${dateText(approvedOn)} by ${shortenedName(approverName, MAX_LETTERS)}`;
  return {
    word: `Version ${number}`,
    head: `${approval}, review by ${dateText(reviewDate)}`,
    sentence: `Approved on ${dateInText(approvedOn)} by ${approverOf(version).join(", ")}. Next review due by ${dateInText(reviewDate)}.`,
    missing,
  };
}

function changedStatus(version: PlanVersion, missing: readonly string[]): PlanStatus {
  const since = `changed since version ${version.number}`;
  const word = missing.length > 0 ? `DRAFT, ${since}` : `C${since.slice(1)}`;
  return {
    word,
    head: `${word} of ${dateText(version.approvedOn)}, not approved`,
    sentence: `Version ${version.number} was approved on ${dateInText(version.approvedOn)} by ${approverOf(version).join(", ")}. The plan has been changed since, and the changes are not approved.`,
    missing,
  };
}

/** Characters of a name and of a position; the table of the versions has them in full. */
const APPROVER = 44;

/** Returns the name and the position of the approver, each shortened to a line or two. */
export const approverOf = ({ approverName, approverPosition }: PlanVersion) =>
  [shortenedName(approverName, APPROVER), shortenedName(approverPosition, APPROVER)] as const;

/** Why the teams of an expired plan are not printed, and how to get them back. */
export const withheldSentence = (data: ContinuityPlanData): string =>
  `${expiredSentence(data)} The members of the teams are left out of an expired plan. Renew the plan in Holdfast (Organisations & Plans, Renew) and print it again. Until then use an older copy, or the staff list (Appendix F).`;

/** Returns what has to be recorded before the plan can be relied on, from its progress and its data. */
function missingParts(data: ContinuityPlanData): string[] {
  const { progress, isExpired } = data.plan;
  const sections = (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[])
    .filter((name) => progress[name] < 100)
    .map((name) => `${SECTIONS[name]}: ${progress[name]}% complete`);
  const teams = isExpired
    ? []
    : RECOVERY_TEAMS.filter(({ teamTypeName }) => primaryOf(data, teamTypeName) === undefined).map(
        ({ teamTypeName }) => `${teamTitle(teamTypeName)}: no Primary`,
      );
  const untimed = data.supportingUnits.filter(({ rtoDays }) => rtoDays === null);
  return [
    ...sections,
    ...teams,
    ...(data.mtpdDays === null ? ["Maximum tolerable period of disruption: not chosen"] : []),
    ...(data.criticalAreas.length === 0 ? ["Critical strategic areas: none"] : []),
    ...(data.supportingUnits.length === 0 ? ["Business units: none"] : []),
    ...(untimed.length === 0 ? [] : [`Business units without a recovery time: ${untimed.length}`]),
  ];
}

/** Returns the first Primary of a team. */
export const primaryOf = ({ teams }: ContinuityPlanData, teamTypeName: string) =>
  teams
    .filter((team) => team.teamTypeName === teamTypeName)
    .flatMap((team) => [...team.contacts])
    .find((one) => one.designation === "Primary");
