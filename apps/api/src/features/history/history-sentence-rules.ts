import { fieldLabel } from "@holdfast/contract/history/field-label-rules";
import type { HistoryKind } from "@holdfast/contract/history/history";

export type RecordedEvent = {
  readonly action: string;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
  /** The person whom the event is about, if it is about a member. */
  readonly subjectName: string | null;
};

type Action = {
  readonly kind: HistoryKind;
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

const says = (kind: HistoryKind, text: string): Action => ({ kind, sentence: () => text });

/** The actions of one list: added, changed, deleted, restored. */
const entryActions = (
  kind: HistoryKind,
  action: string,
  noun: string,
  article = "a",
): readonly (readonly [string, Action])[] => [
  [`${action}-added`, { kind, sentence: (event) => `Added ${named(event, noun, article)}.` }],
  [
    `${action}-changed`,
    {
      kind,
      sentence: (event) => `Changed ${named(event, noun, article)}${changedParts(event)}.`,
    },
  ],
  [`${action}-restored`, { kind, sentence: (event) => `Restored ${named(event, noun, article)}.` }],
  [`${action}-deleted`, { kind, sentence: (event) => `Deleted ${named(event, noun, article)}.` }],
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
    sentence: ({ detail }) =>
      detail["added"] === 1
        ? `Added 1 ${noun} from a file.`
        : `Added ${detail["added"] ?? "several"} ${nouns} from a file.`,
  },
];

const aboutMember = (text: (person: string, event: RecordedEvent) => string): Action => ({
  kind: "members",
  sentence: (event) => text(event.subjectName ?? "a deleted user", event),
});
const asRole = ({ detail }: RecordedEvent) =>
  detail["role"] === undefined ? "" : ` as ${detail["role"]}`;

const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ...entryActions("contacts", "directory.contact", "contact"),
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
  ["organisations.created", says("business", "Created the organisation.")],
  [
    "organisations.info-changed",
    {
      kind: "business",
      sentence: (event) => `Changed the business information${changedParts(event)}.`,
    },
  ],
  ["organisations.logo-set", says("business", "Set the logo.")],
  ["organisations.logo-removed", says("business", "Removed the logo.")],
  ["organisations.archived", says("business", "Archived the organisation.")],
  ["organisations.unarchived", says("business", "Unarchived the organisation.")],
  ["policies.version-saved", says("policy", "Saved a new version of the policy.")],
  ["policies.signed", says("policy", "Recorded the signature of the policy.")],
  ["plans.created", says("plans", "Created a plan.")],
  ["plans.cloned", says("plans", "Cloned a plan.")],
  ["plans.renewed", says("plans", "Renewed a plan.")],
  ["plans.deleted", says("plans", "Deleted a plan.")],
  [
    "organisations.member-invited",
    { kind: "members", sentence: (event) => `Invited a person${asRole(event)}.` },
  ],
  ["organisations.invitation-resent", says("members", "Sent an invitation again.")],
  ["organisations.invitation-withdrawn", says("members", "Withdrew an invitation.")],
  [
    "accounts.invitation-accepted",
    { kind: "members", sentence: (event) => `Accepted an invitation${asRole(event)}.` },
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

/** Returns the actions that the history shows; of one kind if it is given. */
export const actionsOf = (kind?: HistoryKind): string[] =>
  [...ACTIONS].filter(([, one]) => kind === undefined || one.kind === kind).map(([name]) => name);

/** Returns what an event is about, and its sentence. */
export function describeEvent(event: RecordedEvent): { kind: HistoryKind; text: string } {
  const action = ACTIONS.get(event.action);
  if (!action) throw new Error(`The history has no sentence for ${event.action}.`);
  return { kind: action.kind, text: action.sentence(event) };
}
