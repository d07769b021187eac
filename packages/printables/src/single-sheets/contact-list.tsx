import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanParty } from "@holdfast/contract/plan-content/plan-party";
import { shortPlanOf } from "@holdfast/content/short-plan/short-plan";
import { fillTable, type PrintedColumn, PrintedTableView } from "../document/printed-table";
import { EmailText, PhoneText } from "../document/text/contact-text";
import { RecordedText } from "../document/text/recorded-text";
import { FactRows } from "../event-cards/fact-rows";
import { MarkedText } from "../short-plan/labelled";
import { PeopleSection } from "../short-plan/people-section";
import { ShortPage } from "../event-cards/short-page";
import { sheetFacts } from "./first-facts";

const FIRST_CALLS = ["emergencyNumber", "siteAddress", "meetingPoint"];

/** Everyone to call with all numbers: people by team, insurers, firms, and public numbers. */
export const ContactList = ({ content }: { readonly content: PlanContent }) => (
  <ShortPage id="contact-list" title="Contact list" kind="In the order of calling" colour="grey">
    <div className="hf-sheet-facts">
      <FactRows facts={sheetFacts(content, FIRST_CALLS)} />
    </div>
    <PeopleSection teams={shortPlanOf(content).people} isExpired={content.state.isExpired} />
    <div className="hf-short-tables">
      <Insurers content={content} />
      {KINDS.map(({ kind, caption }) => (
        <PrintedTableView
          key={kind}
          table={fillTable(
            caption,
            { columns: firmColumns(caption), limits: { padTo: BLANK_ROWS } },
            content.parties.filter((party) => party.kind === kind),
          )}
        />
      ))}
      <PublicNumbers content={content} />
    </div>
  </ShortPage>
);

/** Rows to write on in an empty list. */
const BLANK_ROWS = 2;

const KINDS = [
  { kind: "third-party", caption: "Services and authorities" },
  { kind: "supplier", caption: "Suppliers" },
  { kind: "customer", caption: "Customers" },
] as const;

/** The caption is the head of its names. */
const firmColumns = (caption: string): readonly PrintedColumn<PlanParty>[] => [
  {
    head: caption,
    width: 37,
    cell: ({ name, contactPerson, isProposed }) => (
      <>
        <MarkedText text={name} isProposed={isProposed} />
        {contactPerson === null ? null : (
          <>
            , <RecordedText text={contactPerson} />
          </>
        )}
      </>
    ),
  },
  { head: "For", width: 20, cell: ({ categories }) => categories.join(", ") },
  { head: "Number", width: 17, cell: ({ phone }) => <Number phone={phone} /> },
  { head: "Email", width: 26, cell: ({ email }) => <EmailText email={email} /> },
];

const Number = ({ phone }: { readonly phone: string | null }) => (
  <strong>
    <PhoneText phone={phone ?? ""} />
  </strong>
);

const INSURERS: readonly PrintedColumn<PlanContent["insurancePolicies"][number]>[] = [
  { head: "Insurers", width: 37, cell: ({ insurer }) => <RecordedText text={insurer} /> },
  { head: "For", width: 26, cell: ({ kind }) => kind },
  {
    head: "Policy number",
    width: 20,
    cell: ({ policyNumber }) => <span className="hf-piece">{policyNumber ?? ""}</span>,
  },
  { head: "Claims line", width: 17, cell: ({ claimsPhone }) => <Number phone={claimsPhone} /> },
];

const Insurers = ({ content: { insurancePolicies } }: { readonly content: PlanContent }) => (
  <PrintedTableView
    table={fillTable(
      "Insurers",
      { columns: INSURERS, limits: { padTo: BLANK_ROWS } },
      insurancePolicies,
    )}
  />
);

const PUBLIC: readonly PrintedColumn<PlanContent["emergencyContacts"][number]>[] = [
  { head: "Public numbers", width: 74, cell: ({ name }) => name },
  { head: "Number", width: 26, cell: ({ number }) => <Number phone={number} /> },
];

const PublicNumbers = ({ content: { emergencyContacts } }: { readonly content: PlanContent }) => {
  const rows = emergencyContacts.filter(
    ({ isConfirmed, number }) => isConfirmed && number !== null,
  );
  return rows.length === 0 ? null : (
    <PrintedTableView
      table={fillTable("Public numbers", { columns: PUBLIC, limits: { padTo: 0 } }, rows)}
    />
  );
};
