import type { PolicyMember } from "@holdfast/contract/policies/policy";
import { fullName } from "@holdfast/contract/platform/text-rules";
import type { ReactNode } from "react";
import {
  blankColumn,
  fillTable,
  type FilledTable,
  type PrintedTable,
} from "../document/printed-table";
import { ShortenedText } from "../document/text/shortened-text";
import type { PolicyData } from "./policy-data";

/** A longer committee has two lists, so that all of its members sign on one page. */
const ONE_LIST_ROWS = 10;

type Pair = readonly [PolicyMember, PolicyMember | undefined];

const nameAndPosition = (member: PolicyMember | undefined): ReactNode =>
  member ? (
    <>
      <ShortenedText>{fullName(member)}</ShortenedText>
      <div className="hf-cell-aside">
        <ShortenedText>{member.jobTitle}</ShortenedText>
      </div>
    </>
  ) : null;

const ONE_LIST: PrintedTable<PolicyMember> = {
  columns: [
    { head: "Name and position", width: 42, cell: nameAndPosition },
    blankColumn("Signature", 36),
    blankColumn("Date", 22),
  ],
  limits: { padTo: 0 },
};

/** Members in two lists side by side, each read downwards. */
const TWO_LISTS: PrintedTable<Pair> = {
  columns: [0, 1].flatMap((side) => [
    {
      head: "Name and position",
      width: 31,
      cell: (pair: Pair) => nameAndPosition(pair[side]),
    },
    blankColumn("Signature and date", 19),
  ]),
  limits: { padTo: 0 },
};

const pairsOf = (members: readonly PolicyMember[]): readonly Pair[] => {
  const half = Math.ceil(members.length / 2);
  return members.slice(0, half).flatMap((member, at) => [[member, members[half + at]] as const]);
};

const CAPTION = "Governance Committee";

/**
 * The Governance Committee in the selected order, with room for each member to sign: one list, or two side by side
 * where one does not fit on the page.
 */
export const signaturesTable = ({ policy: { members } }: PolicyData): FilledTable =>
  members.length <= ONE_LIST_ROWS
    ? fillTable(CAPTION, ONE_LIST, members)
    : fillTable(CAPTION, TWO_LISTS, pairsOf(members));

/** What the position of someone who may adopt a policy for the business is called. */
const TOP_POSITION =
  /\b(?:owner|proprietor|managing director|chief executive|ceo|president|principal)\b/iu;

/**
 * A line for top management, with the name of who signed. Before that it has the member whose position says that the
 * person leads the business; if none does, the name is written in.
 */
export const topManagementTable = ({ policy: { signedBy, members } }: PolicyData) => {
  const nobody = { contactId: null, firstName: signedBy ?? "", lastName: "", jobTitle: null };
  const leader = members.find(({ jobTitle }) => TOP_POSITION.test(jobTitle ?? ""));
  return fillTable("Top management", ONE_LIST, [signedBy === null ? (leader ?? nobody) : nobody]);
};
