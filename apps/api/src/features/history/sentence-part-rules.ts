import { fieldLabel } from "@holdfast/contract/history/field-label-rules";
import type { HistoryAct, HistoryKind } from "@holdfast/contract/history/history";
import { withThousands } from "@holdfast/contract/platform/money-rules";

export type RecordedEvent = {
  readonly action: string;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
  /** The person whom the event is about, if it is about a member. */
  readonly subjectName: string | null;
};

/** What the history says of one kind of event. */
export type Action = {
  readonly kind: HistoryKind;
  readonly act: HistoryAct;
  readonly sentence: (event: RecordedEvent) => string;
};

/** 'the contact Priya Nair'; older events have no name: 'a contact'. */
export const named = ({ detail }: RecordedEvent, noun: string, article = "a") =>
  detail["name"] === undefined ? `${article} ${noun}` : `the ${noun} ${detail["name"]}`;

/** Returns ': phone, job title', each field once; nothing if the event names none. */
export function changedParts({ detail }: RecordedEvent): string {
  const fields = String(detail["fields"] ?? "")
    .split(", ")
    .filter((field) => field !== "");
  const labels = fields.map((field) => {
    const label = fieldLabel(field);
    return label.charAt(0).toLowerCase() + label.slice(1);
  });
  return labels.length === 0 ? "" : `: ${[...new Set(labels)].join(", ")}`;
}

/** An action whose sentence is always the same. */
export const says = (kind: HistoryKind, act: HistoryAct, text: string): Action => ({
  kind,
  act,
  sentence: () => text,
});

/** The actions of one list: added, changed, deleted. */
export const entryActions = (
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
    `${action}-deleted`,
    { kind, act: "deleted", sentence: (event) => `Deleted ${named(event, noun, article)}.` },
  ],
];

/** The import of a file into one list. */
export const imported = (
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

/** An action about a user of the organisation. */
export const aboutMember = (text: (person: string, event: RecordedEvent) => string): Action => ({
  kind: "members",
  act: "access",
  sentence: (event) => text(event.subjectName ?? "a deleted user", event),
});
/** ' as editor'. */
export const asRole = ({ detail }: RecordedEvent) =>
  detail["role"] === undefined ? "" : ` as ${detail["role"]}`;
