/*
 * How many rows each list may have. A new list needs an entry here, a call of `assertListNotFull` in the transaction that
 * adds to it, and an entry in `access/growth-table.ts`.
 */

export type RowLimit = {
  /** The setting that raises the limit, where an operator may have more. */
  readonly setting?: string;
  readonly max: number;
  readonly in: "organisation" | "plan" | "team" | "incident" | "person";
  /** The message once the list has `count` rows, the limit. */
  readonly full: (count: string) => string;
};

const deletable = (things: string) => (count: string) =>
  `This list is full: ${count} ${things}. Delete some to add others.`;

export const ROW_LIMITS = {
  contacts: {
    max: 10_000,
    in: "organisation",
    full: deletable("contacts"),
  },
  customers: {
    max: 10_000,
    in: "organisation",
    full: deletable("customers"),
  },
  suppliers: {
    max: 10_000,
    in: "organisation",
    full: deletable("suppliers"),
  },
  thirdParties: {
    max: 10_000,
    in: "organisation",
    full: deletable("strategic third parties"),
  },
  strategicAreas: {
    max: 1_000,
    in: "organisation",
    full: deletable("strategic critical areas"),
  },
  branches: {
    max: 1_000,
    in: "organisation",
    full: deletable("business locations"),
  },
  alternativeSites: {
    max: 1_000,
    in: "organisation",
    full: deletable("alternative sites"),
  },
  /** Of all locations together; one location has at most `MAX_DEPARTMENTS`. */
  departments: {
    max: 10_000,
    in: "organisation",
    full: (count) =>
      `This organisation is full: ${count} business units. Delete some to add others.`,
  },
  declinedSuggestions: {
    max: 5_000,
    in: "organisation",
    full: (count) =>
      `${count} suggestions are marked ‘Not for us’, the limit for one organisation. Suggest some of them again to mark others.`,
  },
  plans: { max: 1_000, in: "organisation", full: deletable("plans") },
  policies: {
    max: 500,
    in: "organisation",
    full: (count) =>
      `This policy has ${count} versions, the limit for one organisation. You can still sign and download the latest version.`,
  },
  /** Includes invitations that have not been accepted. */
  members: {
    setting: "MAX_MEMBERS",
    max: 2_000,
    in: "organisation",
    full: (count) =>
      `This list is full: ${count} users and invitations. Withdraw an invitation, or ask the operator of this site to raise the limit.`,
  },
  risks: { max: 10_000, in: "plan", full: deletable("risks") },
  assets: { max: 10_000, in: "plan", full: deletable("assets") },
  unitDependencies: {
    max: 10_000,
    in: "plan",
    full: deletable("dependencies"),
  },
  riskReports: {
    max: 1_000,
    in: "plan",
    full: (count) =>
      `This report has been accepted ${count} times, the limit for one plan. You can still download it.`,
  },
  insurancePolicies: {
    max: 200,
    in: "plan",
    full: deletable("insurance policies"),
  },
  documents: { max: 1_000, in: "plan", full: deletable("documents") },
  /** Real incidents are limited only by their rate, because a total limit could block the next emergency. */
  rehearsals: {
    max: 1_000,
    in: "plan",
    full: (count) =>
      `This plan has ${count} rehearsals, the limit for one plan. Plan an exercise to practise. You can declare a real incident at any time.`,
  },
  exercises: {
    max: 500,
    in: "plan",
    full: (count) =>
      `This plan has ${count} exercises, the limit for one plan. Cancel a planned exercise to plan another.`,
  },
  incidentActions: {
    max: 2_000,
    in: "incident",
    full: (count) =>
      `This incident has ${count} actions, the limit for one incident. Write further actions in the log.`,
  },
  incidentEntries: {
    max: 10_000,
    in: "incident",
    full: (count) =>
      `This log has ${count} entries, the limit for one incident. You can’t add notes to it any more. Actions, levels, alerts and the stand-down are still recorded.`,
  },
  incidentCosts: {
    max: 1_000,
    in: "incident",
    full: (count) => `This log has ${count} costs, the limit for one incident.`,
  },
  incidentPhotos: {
    max: 300,
    in: "incident",
    full: (count) =>
      `This log has ${count} photos, the limit for one incident. You can still write notes.`,
  },
  teamContacts: {
    max: 500,
    in: "team",
    full: (count) => `This team is full: ${count} people. Remove some to add others.`,
  },
  /** Those that a person owns and no brokerage manages. */
  organisations: {
    setting: "MAX_ORGANISATIONS",
    max: 100,
    in: "person",
    full: (count) =>
      `You own ${count} organisations, the limit for one person. Ask the operator of this site to raise the limit.`,
  },
} as const satisfies Readonly<Record<string, RowLimit>>;

export type LimitedList = keyof typeof ROW_LIMITS;
export type ListsOf<In extends RowLimit["in"]> = {
  [List in LimitedList]: (typeof ROW_LIMITS)[List]["in"] extends In ? List : never;
}[LimitedList];

/** 'This list is full: 10,000 contacts. Delete some to add others.' */
export const fullSentence = (list: LimitedList, max: number) =>
  ROW_LIMITS[list].full(inFigures(max));

/** The same for several entries that do not fit into a list with room for some. */
export const tooManySentence = (max: number, count: number, adding: number) =>
  `This list can have ${inFigures(max)} entries. It has ${inFigures(count)}, so ${inFigures(adding)} more do not fit. Delete some, or add fewer.`;

const inFigures = (count: number) => count.toLocaleString("en-AU");
