import { NO_CHANGES, policyChanges } from "@holdfast/contract/policies/policy-change-rules";
import { dateText } from "../document/text/date-text";
import { fillTable, type PrintedTable } from "../document/printed-table";
import { shortenedName } from "../document/text/shortened-name";
import type { PolicyData } from "./policy-data";

/** The most versions in the table; earlier ones are kept by the product. */
const VERSIONS_PRINTED = 6;
/** A longer text of what changed (in characters) is shortened; the screen has it in full. */
const MAX_LETTERS = 240;
/** The most characters of the name of the person who saved a version. */
const MAX_NAME = 60;

/** The versions of the policy, newest first, with what changed in each. */
export function versionsTable({ versions }: PolicyData) {
  const table: PrintedTable<{
    readonly version: PolicyData["policy"];
    readonly earlier: PolicyData["policy"] | undefined;
  }> = {
    columns: [
      { head: "Version", width: 11, text: ({ version: { version } }) => String(version) },
      {
        head: "Date",
        width: 17,
        text: ({ version: { savedOn } }) => dateText(savedOn),
      },
      {
        head: "Saved by",
        width: 24,
        text: ({ version: { savedByUserName } }) => shortenedName(savedByUserName, MAX_NAME),
      },
      {
        head: "What changed",
        width: 48,
        text: ({ version, earlier }) =>
          shortenedName(policyChanges(version, earlier).join(" ") || NO_CHANGES, MAX_LETTERS),
      },
    ],
    limits: { atMost: VERSIONS_PRINTED, padTo: 0 },
  };
  const rows = versions.map((version, at) => ({ version, earlier: versions[at + 1] }));
  return fillTable("Versions", table, rows);
}
