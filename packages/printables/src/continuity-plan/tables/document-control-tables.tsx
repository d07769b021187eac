import { dateText } from "../../document/text/date-text";
import { fillTable, type PrintedTable } from "../../document/printed-table";
import { ShortenedText } from "../../document/text/shortened-text";
import type { ContinuityPlanData, PlanCopyHolder, PlanVersion } from "../plan-data";

/** The newest versions, which fit on the page; Holdfast has the others. */
const PRINTED_VERSIONS = 5;

const approverOf = ({ approverName, approverPosition }: PlanVersion) =>
  `${approverName}, ${approverPosition}`;

const VERSIONS: PrintedTable<PlanVersion> = {
  columns: [
    { head: "Version", width: 10, cell: ({ number }) => String(number) },
    { head: "Approved on", width: 14, cell: ({ approvedOn }) => dateText(approvedOn) },
    {
      head: "Approved by",
      width: 28,
      cell: (version) => (
        <ShortenedText label={`Version ${version.number}, approved by`}>
          {approverOf(version)}
        </ShortenedText>
      ),
    },
    { head: "Review by", width: 14, cell: ({ reviewDate }) => dateText(reviewDate) },
    {
      head: "What has changed",
      width: 34,
      cell: ({ number, note }) => (
        <ShortenedText label={`Version ${number}, what has changed`}>{note}</ShortenedText>
      ),
    },
  ],
  limits: { padTo: 2 },
};

/** The approved versions, newest first, with rows for changes by hand. */
export const versionsTable = ({ control }: ContinuityPlanData) =>
  fillTable(
    "Versions and approvals",
    VERSIONS,
    control.versions.slice(0, PRINTED_VERSIONS),
    control.versions.length > PRINTED_VERSIONS
      ? `The newest ${PRINTED_VERSIONS} of ${control.versions.length} versions. All are in Holdfast, with what changed.`
      : undefined,
  );

type Copy = { readonly copy: string; readonly holder: string };

const COPIES: PrintedTable<Copy> = {
  columns: [
    { head: "Copy", width: 30, cell: ({ copy }) => copy },
    {
      head: "Held by",
      width: 38,
      cell: ({ copy, holder }) => (
        <ShortenedText label={`${copy}, held by`}>{holder}</ShortenedText>
      ),
    },
    { head: "Where it is stored", width: 32, cell: () => "" },
  ],
  limits: { padTo: 3 },
};

/** For a plan without recorded holders. */
const COPIES_TO_FILL_IN: readonly Copy[] = [
  { copy: "On site, printed", holder: "" },
  { copy: "Off site, printed", holder: "" },
  { copy: "Digital, reachable without the site\u2019s network", holder: "" },
];

const copyOf = ({ copyNumber, name, position }: PlanCopyHolder): Copy => ({
  copy: `Copy ${copyNumber}`,
  holder: [name, position].filter((text) => text !== "").join(", "),
});

/** Who holds a copy, by number. */
export const copiesTable = ({ control }: ContinuityPlanData) =>
  fillTable(
    "Copies held",
    COPIES,
    control.holders.length > 0 ? control.holders.map(copyOf) : COPIES_TO_FILL_IN,
  );
