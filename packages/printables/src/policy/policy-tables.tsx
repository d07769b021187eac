import type { Policy } from "@holdfast/contract/policies/policy";
import { NO_CHANGES, policyChanges } from "@holdfast/contract/policies/policy-change-rules";
import { dateText } from "../document/date-text";
import { blankColumn, fillTable, type PrintedTable } from "../document/printed-table";
import { memberName } from "@holdfast/contract/policies/policy";
import type { PolicyData } from "./policy-data";

type Member = Policy["members"][number];

const SIGNATURES: PrintedTable<Member> = {
  columns: [
    {
      head: "Name and position",
      width: 42,
      text: (member) => [memberName(member), member.jobTitle].filter(Boolean).join("\n"),
      cell: (member) => (
        <>
          {memberName(member)}
          <span className="hf-cell-aside">{member.jobTitle}</span>
        </>
      ),
    },
    blankColumn("Signature", 36),
    blankColumn("Date", 22),
  ],
  limits: { padTo: 0 },
};

/** The Governance Committee in the selected order, with a line for each member to sign on. */
export const signaturesTable = ({ policy }: PolicyData) =>
  fillTable("Governance Committee", SIGNATURES, policy.members);

/** A line for top management, with the name once the signature is recorded. */
export const topManagementTable = ({ policy }: PolicyData) =>
  fillTable("Top management", SIGNATURES, [
    { contactId: null, firstName: policy.signedBy ?? "", lastName: "", jobTitle: null },
  ]);

/** The most versions in the table; earlier ones are kept by the product. */
const VERSIONS_PRINTED = 6;

/** The versions of the policy, newest first, with what changed in each. */
export function versionsTable({ versions, dateOf }: PolicyData) {
  const table: PrintedTable<{ readonly version: Policy; readonly earlier: Policy | undefined }> = {
    columns: [
      { head: "Version", width: 11, text: ({ version: { version } }) => String(version) },
      {
        head: "Date",
        width: 17,
        text: ({ version: { lastModifiedDate } }) => dateText(dateOf(lastModifiedDate)),
      },
      { head: "Saved by", width: 24, text: ({ version: { savedByUserName } }) => savedByUserName },
      {
        head: "What changed",
        width: 48,
        text: ({ version, earlier }) => policyChanges(version, earlier).join(" ") || NO_CHANGES,
      },
    ],
    limits: { padTo: 0 },
  };
  const rows = versions.map((version, at) => ({ version, earlier: versions[at + 1] }));
  const note =
    versions.length > VERSIONS_PRINTED
      ? `The newest ${VERSIONS_PRINTED} of ${versions.length} versions. All versions are on file.`
      : undefined;
  return fillTable("Versions", table, rows.slice(0, VERSIONS_PRINTED), note);
}
