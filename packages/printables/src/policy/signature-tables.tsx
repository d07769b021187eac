import { memberName, type PolicyMember } from "@holdfast/contract/policies/policy";
import type { ReactNode } from "react";
import {
  blankColumn,
  fillTable,
  type FilledTable,
  type PrintedTable,
} from "../document/printed-table";
import { shortenedName } from "../document/shortened-name";
import { tableRowHeight } from "../document/table-height";
import type { PolicyData } from "./policy-data";

/** Millimetres for the committee's rows on its page; two lists are set smaller than the estimate of a row expects. */
const ROOM = 125;
const ROOM_OF_TWO = 175;
/** Millimetres of a row to sign on. */
const ROW = 11;
/** The most characters of a name and of a position, where the committee's texts in full would not fit on its page. */
const SHORT_NAME = 44;
const SHORT_POSITION = 22;

type Pair = readonly [PolicyMember, PolicyMember | undefined];

const textOf = (member: PolicyMember | undefined) =>
  member ? [memberName(member), member.jobTitle].filter(Boolean).join("\n") : "";

const nameAndPosition = (member: PolicyMember | undefined): ReactNode =>
  member ? (
    <>
      {memberName(member)}
      <div className="hf-cell-aside">{member.jobTitle}</div>
    </>
  ) : null;

const ONE_LIST: PrintedTable<PolicyMember> = {
  columns: [
    { head: "Name and position", width: 42, text: textOf, cell: nameAndPosition },
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
      text: (pair: Pair) => textOf(pair[side]),
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

const shortened = (member: PolicyMember): PolicyMember => ({
  ...member,
  firstName: shortenedName(memberName(member), SHORT_NAME),
  lastName: "",
  jobTitle: member.jobTitle === null ? null : shortenedName(member.jobTitle, SHORT_POSITION),
});

const fits = ({ columns, rows }: FilledTable, room: number) =>
  rows.reduce((sum, { texts }) => sum + Math.max(ROW, tableRowHeight(columns, texts)), 0) <= room;

const CAPTION = "Governance Committee";

/**
 * The Governance Committee in the selected order, with room for each member to sign: one list, or two side by side
 * where one does not fit on the page. Names are shortened only where these do not fit either.
 */
export function signaturesTable({ policy: { members } }: PolicyData) {
  const one = fillTable(CAPTION, ONE_LIST, members);
  if (fits(one, ROOM)) return { table: one, isDense: false };
  const two = fillTable(CAPTION, TWO_LISTS, pairsOf(members));
  const table = fits(two, ROOM_OF_TWO)
    ? two
    : fillTable(CAPTION, TWO_LISTS, pairsOf(members.map(shortened)));
  return { table, isDense: true };
}

/** A line for top management, with the name once the signature is recorded. */
export const topManagementTable = ({ policy }: PolicyData) =>
  fillTable("Top management", ONE_LIST, [
    {
      contactId: null,
      firstName: shortenedName(policy.signedBy ?? "", SHORT_NAME),
      lastName: "",
      jobTitle: null,
    },
  ]);
