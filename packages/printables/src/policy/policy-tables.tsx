import { NO_CHANGES, policyChanges } from "@holdfast/contract/policies/policy-change-rules";
import { dateText } from "../document/text/date-text";
import { fillTable, type PrintedTable } from "../document/printed-table";
import { ShortenedText } from "../document/text/shortened-text";
import type { PolicyData } from "./policy-data";

/** The most versions in the table; earlier ones are kept by the product. */
const VERSIONS_PRINTED = 6;

/** The versions of the policy, newest first, with what changed in each. */
export function versionsTable({ versions }: PolicyData) {
  const table: PrintedTable<{
    readonly version: PolicyData["policy"];
    readonly earlier: PolicyData["policy"] | undefined;
  }> = {
    columns: [
      { head: "Version", width: 11, cell: ({ version: { version } }) => String(version) },
      {
        head: "Date",
        width: 17,
        cell: ({ version: { savedOn } }) => dateText(savedOn),
      },
      {
        head: "Saved by",
        width: 24,
        cell: ({ version }) => <ShortenedText>{version.savedByUserName}</ShortenedText>,
      },
      {
        head: "What changed",
        width: 48,
        cell: ({ version, earlier }) => (
          <ShortenedText>{policyChanges(version, earlier).join(" ") || NO_CHANGES}</ShortenedText>
        ),
      },
    ],
    limits: { atMost: VERSIONS_PRINTED, padTo: 0 },
  };
  const rows = versions.map((version, at) => ({ version, earlier: versions[at + 1] }));
  return fillTable("Versions", table, rows);
}
