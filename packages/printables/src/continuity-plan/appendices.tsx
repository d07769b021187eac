import { ContactDetails, WebsiteText } from "../document/contact-text";
import { blankRowsAtEnd } from "../document/blank-rows";
import { DocumentTable, type DocumentColumn } from "../document/document-table";
import { SlashText } from "../document/slash-text";
import { tableRowHeight } from "../document/table-height";
import { AppendixHead } from "./appendix-head";
import { AreasAppendix } from "./areas-appendix";
import { NumbersAppendix } from "./numbers-appendix";
import { MessagesAppendix } from "./messages-appendix";
import { APPENDICES, type ContentsEntry } from "./plan-contents";
import type { ContinuityPlanData, PlanParty, PlanRequirement } from "./plan-data";
import { StaffAppendix } from "./staff-appendix";
import { FurtherRowsAppendix } from "./further-rows-appendix";
import { InsuranceAppendix } from "./insurance-appendix";
import { OwnRisksAppendix } from "./own-risks-appendix";
import { BackupsAppendix } from "./recovery-pages/backups-appendix";
import { GlossaryAppendix } from "./recovery-pages/glossary-appendix";
import { SiteAppendix } from "./recovery-pages/site-appendix";
import { ScenariosAppendix } from "./scenarios/scenarios-appendix";
import { UnitsAppendix } from "./unit-pages/units-appendix";

/** The appendices. Their lists are never truncated: they take as many pages as they need. */
export function PlanAppendices({ data }: { readonly data: ContinuityPlanData }) {
  return (
    <>
      <PartyAppendix
        entry={APPENDICES.suppliers}
        head="Supplier (Appendix A)"
        lead="Suppliers the business cannot do without. Phone before you write. Note the time and the answer."
        empty="No strategic suppliers are recorded."
        parties={data.suppliers}
        follows={false}
      />
      <PartyAppendix
        entry={APPENDICES.customers}
        head="Customer (Appendix B)"
        lead="Customers to inform early. Use only the wording approved by the Crisis Management Team."
        empty="No strategic customers are recorded."
        parties={data.customers}
        follows={runsOver(data.suppliers)}
      />
      <PartyAppendix
        entry={APPENDICES.thirdParties}
        head="Third party (Appendix C)"
        lead="Advisers, insurers, authorities and crisis experts who help the business through an incident."
        empty="No strategic third parties are recorded."
        parties={data.thirdParties}
        follows={runsOver(data.customers)}
        hasCategory
      />
      <RequirementsAppendix
        requirements={data.requirements}
        follows={runsOver(data.thirdParties)}
      />
      <MessagesAppendix data={data} />
      <StaffAppendix people={data.people} teams={data.teams} />
      <AreasAppendix areas={data.criticalAreas} />
      <NumbersAppendix data={data} />
      <UnitsAppendix data={data} />
      <ScenariosAppendix data={data} />
      <GlossaryAppendix />
      <OwnRisksAppendix risks={data.highRisks} />
      <InsuranceAppendix policies={data.insurancePolicies} />
      <SiteAppendix data={data} />
      <BackupsAppendix data={data} />
      <FurtherRowsAppendix data={data} />
    </>
  );
}

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
  /** Whether the list before overflowed its page: this one then starts where that one ends. */
  readonly follows: boolean;
  readonly hasCategory?: boolean;
}

function PartyAppendix(props: PartyAppendixProps) {
  const { entry, head, lead, empty, parties, follows, hasCategory = false } = props;
  const sorted = parties.toSorted(byName);
  const columns = hasCategory ? categorisedPartyColumns(head) : partyColumns(head);
  return (
    <section className={appendixClass(follows, entry === APPENDICES.suppliers)}>
      <AppendixHead entry={entry} />
      <p className="hf-lead">{lead}</p>
      {parties.length === 0 ? <p className="hf-note">{empty}</p> : null}
      <DocumentTable
        caption={entry.title}
        columns={columns}
        rows={sorted.map((party) => {
          const reach = (
            <>
              <ContactDetails phone={party.phone} email={party.email} />
              {party.website === "" ? null : (
                <span className="hf-cell-aside">
                  <WebsiteText address={party.website} />
                </span>
              )}
            </>
          );
          return hasCategory
            ? [
                <>
                  {party.name}
                  <Aside text={shortComments(party)} />
                </>,
                <SlashText key="category" text={party.category ?? ""} />,
                party.contactPerson,
                reach,
                party.address,
              ]
            : [nameWithCategory(party), party.contactPerson, reach, party.address];
        })}
        notes={sorted.map((party) => (isLong(party) ? party.comments : undefined))}
        blankRows={
          follows
            ? ROWS_AFTER_ANOTHER
            : blankRowsAtEnd(
                sorted.map((party) => tableRowHeight(columns, textsOf(party, hasCategory))),
                Math.max(0, APPENDIX_ROWS - rowsOf(parties)),
              )
        }
        height="log"
      />
    </section>
  );
}

/** Sorts as on the screen: 'Depot 2' before 'Depot 11'. */
const { compare } = new Intl.Collator("en-AU", { numeric: true, sensitivity: "base" });
const byName = (one: PlanParty, other: PlanParty) => compare(one.name, other.name);

const nameWithCategory = (party: PlanParty) => (
  <>
    {party.name}
    <Aside text={party.category ?? ""} />
    <Aside text={shortComments(party)} />
  </>
);

/** Returns the texts of a party's row by its columns, to estimate its height. */
function textsOf(party: PlanParty, hasCategory: boolean): readonly string[] {
  const { name, contactPerson, phone, email, website, address } = party;
  const category = party.category ?? "";
  const reach = lines(phone, email, website);
  return hasCategory
    ? [lines(name, shortComments(party)), category, contactPerson, reach, address]
    : [lines(name, category, shortComments(party)), contactPerson, reach, address];
}

const lines = (...texts: readonly string[]) => texts.filter((text) => text !== "").join("\n");

/** Characters of comments in the narrow column of names; longer ones are printed over the whole width. */
const COMMENTS_IN_COLUMN = 160;
const isLong = ({ comments }: PlanParty) => comments.length > COMMENTS_IN_COLUMN;
const shortComments = (party: PlanParty) => (isLong(party) ? "" : party.comments);

const Aside = ({ text }: { readonly text: string }) =>
  text === "" ? null : <span className="hf-cell-aside">{text}</span>;

const appendixClass = (follows: boolean, isFirst = false) =>
  ["hf-sheet hf-appendix", follows ? "hf-sheet--follows" : "", isFirst ? "hf-opens-right" : ""]
    .filter((name) => name !== "")
    .join(" ");

/** Short lists are padded to this many rows, so that names can be added by hand on the day. */
const APPENDIX_ROWS = 14;
/** A list that follows another on its page is padded less, so that its table stays whole. */
const ROWS_AFTER_ANOTHER = 3;
const runsOver = (parties: readonly PlanParty[]) => rowsOf(parties) > APPENDIX_ROWS;
/** Returns how many blank rows a list takes; a party with comments is about twice as high. */
const rowsOf = (parties: readonly PlanParty[]) =>
  parties.reduce((sum, { comments }) => sum + (comments === "" ? 1 : 2), 0);

const { format: quantityText } = new Intl.NumberFormat("en-AU");

const REQUIREMENT_COLUMNS: readonly DocumentColumn[] = [
  { head: "Asset type", width: 22 },
  { head: "Description", width: 34 },
  { head: "Quantity", width: 11 },
  { head: "Comments", width: 33 },
];

interface RequirementsAppendixProps {
  readonly requirements: readonly PlanRequirement[];
  readonly follows: boolean;
}

function RequirementsAppendix({ requirements, follows }: RequirementsAppendixProps) {
  return (
    <section className={appendixClass(follows)}>
      <AppendixHead entry={APPENDICES.requirements} />
      <p className="hf-lead">
        What each business unit needs to work again, from its operational business impact analysis.
      </p>
      {requirements.length === 0 ? (
        <>
          <p className="hf-note">No disaster recovery requirements are recorded.</p>
          <DocumentTable
            caption={APPENDICES.requirements.title}
            columns={REQUIREMENT_COLUMNS}
            rows={[]}
            blankRows={APPENDIX_ROWS}
            height="log"
          />
        </>
      ) : null}
      {requirementsByUnit(requirements).map(([unit, rows]) => (
        <DocumentTable
          key={unit}
          caption={<h3 className="hf-unit-name">{unit}</h3>}
          columns={REQUIREMENT_COLUMNS}
          rows={rows.map((row) => [
            row.assetType,
            row.name,
            row.quantity === null ? "" : quantityText(row.quantity),
            row.comments,
          ])}
        />
      ))}
    </section>
  );
}

/** Groups the requirements by unit and asset type; units and types keep their order. */
export function requirementsByUnit(
  requirements: readonly PlanRequirement[],
): [unit: string, rows: PlanRequirement[]][] {
  return grouped(requirements, (row) => row.unit).map(([unit, rows]) => [
    unit,
    grouped(rows, (row) => row.assetType).flatMap(([, ofType]) => ofType),
  ]);
}

function grouped(
  rows: readonly PlanRequirement[],
  keyOf: (row: PlanRequirement) => string,
): [key: string, rows: PlanRequirement[]][] {
  const groups = new Map<string, PlanRequirement[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return [...groups];
}
