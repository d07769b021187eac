import type { HistoryFilter, HistoryKind } from "@holdfast/contract/history/history";
import { PLAN_ACTIONS } from "./plan-sentence-rules";
import {
  type Action,
  aboutMember,
  asRole,
  changedParts,
  entryActions,
  imported,
  named,
  type RecordedEvent,
  says,
} from "./sentence-part-rules";

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
  ...PLAN_ACTIONS,
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
  [
    "organisations.broker-removed",
    aboutMember((person) => `Ended the access of ${person} as a broker.`),
  ],
]);

/** Actions whose subject is a user. */
export const MEMBER_ACTIONS: readonly string[] = [
  "organisations.member-role-changed",
  "organisations.member-revoked",
  "organisations.member-unrevoked",
  "organisations.broker-removed",
];

/** Returns the actions that the history shows; of one kind or act if they are given. */
export const actionsOf = ({ kind, act }: Pick<HistoryFilter, "kind" | "act"> = {}): string[] =>
  [...ACTIONS]
    .filter(([, action]) => kind === undefined || action.kind === kind)
    .filter(([, action]) => act === undefined || action.act === act)
    .map(([name]) => name);

/** Returns what an event is about, and its sentence. */
export function describeEvent(event: RecordedEvent): { kind: HistoryKind; text: string } {
  const action = ACTIONS.get(event.action);
  if (!action) throw new Error(`The history has no sentence for ${event.action}.`);
  return { kind: action.kind, text: action.sentence(event) };
}
