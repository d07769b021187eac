import { CellAside } from "../../document/cell-aside";
import { ContactDetails, WebsiteText } from "../../document/text/contact-text";
import { DocumentTable, type DocumentColumn } from "../../document/document-table";
import { SlashText } from "../../document/text/slash-text";
import { AppendixHead } from "./appendix-head";
import { APPENDIX_ROWS } from "./appendix-section";
import { APPENDICES, type ContentsEntry } from "../plan-contents";
import type { PlanParty } from "../plan-data";

/** Its first head names the appendix, which is repeated on each page of a long list. */
const partyColumns = (head: string): readonly DocumentColumn[] => [
  { head, width: 26 },
  { head: "Contact person", width: 17 },
  { head: "Phone and email", width: 32 },
  { head: "Address", width: 25 },
];

const categorisedPartyColumns = (head: string): readonly DocumentColumn[] => [
  { head, width: 21 },
  { head: "Category", width: 16 },
  { head: "Contact person", width: 15 },
  { head: "Phone and email", width: 29 },
  { head: "Address", width: 19 },
];

interface PartyAppendixProps {
  readonly entry: ContentsEntry;
  /** The head of the column of names. */
  readonly head: string;
  readonly lead: string;
  readonly empty: string;
  readonly parties: readonly PlanParty[];
  readonly hasCategory?: boolean;
}

/** A list of suppliers, customers or third parties. */
export function PartyAppendix(props: PartyAppendixProps) {
  const { entry, head, lead, empty, parties, hasCategory = false } = props;
  const sorted = parties.toSorted(byName);
  const isFirst = entry === APPENDICES.suppliers;
  const columns = hasCategory ? categorisedPartyColumns(head) : partyColumns(head);
  return (
    <section
      className={isFirst ? "hf-sheet hf-appendix hf-opens-right" : "hf-sheet hf-appendix"}
      data-follows={isFirst ? undefined : ""}
      data-fit=""
    >
      <AppendixHead entry={entry} />
      <p className="hf-lead">{lead}</p>
      {parties.length === 0 ? <p className="hf-note">{empty}</p> : null}
      <DocumentTable
        caption={entry.title}
        isNamedByHeading
        columns={columns}
        rows={sorted.map((party) => {
          const reach = (
            <>
              <ContactDetails phone={party.phone} email={party.email} />
              {party.website === "" ? null : (
                <div className="hf-cell-aside">
                  <WebsiteText address={party.website} />
                </div>
              )}
            </>
          );
          return hasCategory
            ? [
                party.name,
                <SlashText key="category" text={party.category ?? ""} />,
                party.contactPerson,
                reach,
                party.address,
              ]
            : [nameWithCategory(party), party.contactPerson, reach, party.address];
        })}
        notes={sorted.map(({ comments }) => comments || undefined)}
        blankRows={Math.max(0, APPENDIX_ROWS - parties.length)}
        height="log"
      />
    </section>
  );
}

/** Sorts as on the screen: 'Depot 2' before 'Depot 11'. */
const { compare } = new Intl.Collator("en-AU", { numeric: true, sensitivity: "base" });
const byName = (a: PlanParty, b: PlanParty) => compare(a.name, b.name);

const nameWithCategory = (party: PlanParty) => (
  <>
    {party.name}
    <CellAside text={party.category ?? ""} />
  </>
);
