import { fieldLabel } from "@holdfast/contract/history/field-label-rules";
import type { HistoryAct, HistoryFilter, HistoryKind } from "@holdfast/contract/history/history";
import { withThousands } from "@holdfast/contract/platform/money-rules";

export type RecordedEvent = {
  readonly action: string;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
  /** The person whom the event is about, if it is about a member. */
  readonly subjectName: string | null;
};

type Action = {
  readonly kind: HistoryKind;
  readonly act: HistoryAct;
  readonly sentence: (event: RecordedEvent) => string;
};

const named = ({ detail }: RecordedEvent, noun: string, article = "a") =>
  detail["name"] === undefined ? `${article} ${noun}` : `the ${noun} ${detail["name"]}`;

/** Returns ': phone, job title', each field once; nothing if the event names none. */
function changedParts({ detail }: RecordedEvent): string {
  const fields = String(detail["fields"] ?? "")
    .split(", ")
    .filter((field) => field !== "");
  const labels = fields.map((field) => {
    const label = fieldLabel(field);
    return label.charAt(0).toLowerCase() + label.slice(1);
  });
  return labels.length === 0 ? "" : `: ${[...new Set(labels)].join(", ")}`;
}

const says = (kind: HistoryKind, act: HistoryAct, text: string): Action => ({
  kind,
  act,
  sentence: () => text,
});

/** 'Renewed the plan Head Office.'; older events have no name: 'Renewed a plan.' */
const ofPlan = (act: HistoryAct, verb: string, how = ""): Action => ({
  kind: "plans",
  act,
  sentence: (event) => `${verb} ${named(event, "plan")}${how}.`,
});

/** The actions of one list: added, changed, deleted, restored. */
const entryActions = (
  kind: HistoryKind,
  action: string,
  noun: string,
  article = "a",
): readonly (readonly [string, Action])[] => [
  [
    `${action}-added`,
    { kind, act: "added", sentence: (event) => `Added ${named(event, noun, article)}.` },
  ],
  [
    `${action}-changed`,
    {
      kind,
      act: "changed",
      sentence: (event) => `Changed ${named(event, noun, article)}${changedParts(event)}.`,
    },
  ],
  [
    `${action}-restored`,
    { kind, act: "restored", sentence: (event) => `Restored ${named(event, noun, article)}.` },
  ],
  [
    `${action}-deleted`,
    { kind, act: "deleted", sentence: (event) => `Deleted ${named(event, noun, article)}.` },
  ],
];

const imported = (
  kind: HistoryKind,
  action: string,
  noun: string,
  nouns: string,
): readonly [string, Action] => [
  `${action}-imported`,
  {
    kind,
    act: "imported",
    sentence: ({ detail }) =>
      detail["added"] === 1
        ? `Added 1 ${noun} from a file.`
        : `Added ${withThousands(String(detail["added"] ?? "several"))} ${nouns} from a file.`,
  },
];

const aboutMember = (text: (person: string, event: RecordedEvent) => string): Action => ({
  kind: "members",
  act: "access",
  sentence: (event) => text(event.subjectName ?? "a deleted user", event),
});
const asRole = ({ detail }: RecordedEvent) =>
  detail["role"] === undefined ? "" : ` as ${detail["role"]}`;

const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ...entryActions("contacts", "directory.contact", "contact"),
  [
    "directory.correction-refused",
    {
      kind: "contacts",
      act: "changed",
      sentence: (event) => `Refused a correction of ${named(event, "contact")}.`,
    },
  ],
  imported("contacts", "directory.contacts", "contact", "contacts"),
  ...entryActions("customers", "directory.customer", "customer"),
  imported("customers", "directory.customers", "customer", "customers"),
  ...entryActions("suppliers", "directory.supplier", "supplier"),
  imported("suppliers", "directory.suppliers", "supplier", "suppliers"),
  ...entryActions("third-parties", "directory.third-party", "third party"),
  imported(
    "third-parties",
    "directory.third-parties",
    "strategic third party",
    "strategic third parties",
  ),
  imported("third-parties", "directory.crisis-experts", "crisis expert", "crisis experts"),
  ...entryActions("strategic-areas", "strategic-areas.area", "strategic area"),
  imported("strategic-areas", "strategic-areas.areas", "strategic area", "strategic areas"),
  ...entryActions("locations", "organisations.branch", "business location"),
  ...entryActions("locations", "organisations.alternative-site", "recovery site"),
  ["organisations.created", says("business", "added", "Created the organisation.")],
  [
    "organisations.info-changed",
    {
      kind: "business",
      act: "changed",
      sentence: (event) => `Changed the business information${changedParts(event)}.`,
    },
  ],
  ["organisations.logo-set", says("business", "changed", "Set the logo.")],
  ["organisations.logo-removed", says("business", "deleted", "Removed the logo.")],
  ["organisations.archived", says("business", "changed", "Archived the organisation.")],
  ["organisations.unarchived", says("business", "changed", "Unarchived the organisation.")],
  [
    "organisations.sharing-allowed",
    says("business", "access", "Let the broker compare suppliers and hazards with other clients."),
  ],
  [
    "organisations.sharing-ended",
    says(
      "business",
      "access",
      "Ended the broker's comparison of suppliers and hazards with other clients.",
    ),
  ],
  ["policies.version-saved", says("policy", "added", "Saved a new version of the policy.")],
  ["policies.signed", says("policy", "changed", "Recorded the signature of the policy.")],
  ["plans.created", ofPlan("added", "Created")],
  ["plans.cloned", ofPlan("added", "Created", " as a clone")],
  ["plans.renewed", ofPlan("changed", "Renewed")],
  [
    "plans.version-approved",
    {
      kind: "plans",
      act: "changed",
      sentence: (event) =>
        `Approved version ${event.detail["version"]} of ${named(event, "plan")}.`,
    },
  ],
  [
    "plans.exercise-changed",
    {
      kind: "plans",
      act: "changed",
      sentence: (event) => `Changed ${named(event, "exercise", "an")}${changedParts(event)}.`,
    },
  ],
  ["plans.copy-holders-changed", says("plans", "changed", "Changed who holds copies of a plan.")],
  [
    "recovery-details.changed",
    {
      kind: "plans",
      act: "changed",
      sentence: (event) => `Changed the recovery details of a plan${changedParts(event)}.`,
    },
  ],
  [
    "recovery-details.unit-changed",
    {
      kind: "plans",
      act: "changed",
      sentence: (event) =>
        `Changed how ${named(event, "business unit")} works on the day${changedParts(event)}.`,
    },
  ],
  ["recovery-details.floor-plan-set", says("plans", "changed", "Set the floor plan of a plan.")],
  [
    "recovery-details.floor-plan-removed",
    says("plans", "deleted", "Removed the floor plan of a plan."),
  ],
  ["plans.deleted", ofPlan("deleted", "Deleted")],
  ["brokerages.key-revoked", says("plans", "changed", "Revoked the subscription key of a plan.")],
  [
    "organisations.member-invited",
    { kind: "members", act: "access", sentence: (event) => `Invited a person${asRole(event)}.` },
  ],
  ["organisations.invitation-resent", says("members", "access", "Sent an invitation again.")],
  ["organisations.invitation-withdrawn", says("members", "access", "Withdrew an invitation.")],
  [
    "accounts.invitation-accepted",
    {
      kind: "members",
      act: "access",
      sentence: (event) => `Accepted an invitation${asRole(event)}.`,
    },
  ],
  [
    "organisations.member-role-changed",
    aboutMember(
      (person, { detail }) =>
        `Changed the role of ${person} from ${detail["from"]} to ${detail["to"]}.`,
    ),
  ],
  ["organisations.member-revoked", aboutMember((person) => `Revoked the access of ${person}.`)],
  ["organisations.member-unrevoked", aboutMember((person) => `Restored the access of ${person}.`)],
]);

/** Actions whose subject is a user. */
export const MEMBER_ACTIONS: readonly string[] = [
  "organisations.member-role-changed",
  "organisations.member-revoked",
  "organisations.member-unrevoked",
];

/** Returns the actions that the history shows; of one kind or act if they are given. */
export const actionsOf = ({ kind, act }: Pick<HistoryFilter, "kind" | "act"> = {}): string[] =>
  [...ACTIONS]
    .filter(([, one]) => kind === undefined || one.kind === kind)
    .filter(([, one]) => act === undefined || one.act === act)
    .map(([name]) => name);

/** Returns what an event is about, and its sentence. */
export function describeEvent(event: RecordedEvent): { kind: HistoryKind; text: string } {
  const action = ACTIONS.get(event.action);
  if (!action) throw new Error(`The history has no sentence for ${event.action}.`);
  return { kind: action.kind, text: action.sentence(event) };
}
