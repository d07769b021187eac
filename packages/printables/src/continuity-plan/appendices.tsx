import { ContactDetails } from "../document/contact-text";
import { DocumentTable, type DocumentColumn } from "../document/document-table";
import { SlashText } from "../document/slash-text";
import { APPENDICES, type ContentsEntry } from "./plan-contents";
import type { ContinuityPlanData, PlanParty, PlanRequirement } from "./plan-data";

/** Appendices A to D. Their lists are never truncated: they take as many pages as they need. */
export function PlanAppendices({ data }: { readonly data: ContinuityPlanData }) {
  return (
    <>
      <PartyAppendix
        entry={APPENDICES.suppliers}
        lead="Suppliers the business cannot do without. Phone before you write. Note the time and the answer."
        empty="No strategic suppliers are recorded."
        parties={data.suppliers}
        follows={false}
      />
      <PartyAppendix
        entry={APPENDICES.customers}
        lead="Customers to inform early. Use only the wording approved by the Crisis Management Team."
        empty="No strategic customers are recorded."
        parties={data.customers}
        follows={runsOver(data.suppliers)}
      />
      <PartyAppendix
        entry={APPENDICES.thirdParties}
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
    </>
  );
}

const PARTY_COLUMNS: readonly DocumentColumn[] = [
  { head: "Name", width: 26 },
  { head: "Contact person", width: 17 },
  { head: "Phone and email", width: 32 },
  { head: "Address", width: 25 },
];

const CATEGORISED_PARTY_COLUMNS: readonly DocumentColumn[] = [
  { head: "Name", width: 21 },
  { head: "Category", width: 16 },
  { head: "Contact person", width: 15 },
  { head: "Phone and email", width: 29 },
  { head: "Address", width: 19 },
];

interface PartyAppendixProps {
  readonly entry: ContentsEntry;
  readonly lead: string;
  readonly empty: string;
  readonly parties: readonly PlanParty[];
  /** Whether the list before overflowed its page: this one then starts where that one ends. */
  readonly follows: boolean;
  readonly hasCategory?: boolean;
}

function PartyAppendix(props: PartyAppendixProps) {
  const { entry, lead, empty, parties, follows, hasCategory = false } = props;
  return (
    <section className={appendixClass(follows)}>
      <AppendixHead entry={entry} />
      <p className="hf-lead">{lead}</p>
      {parties.length === 0 ? <p className="hf-note">{empty}</p> : null}
      <DocumentTable
        caption={entry.title}
        columns={hasCategory ? CATEGORISED_PARTY_COLUMNS : PARTY_COLUMNS}
        rows={parties.toSorted(byName).map((party) => {
          const reach = <ContactDetails key="reach" phone={party.phone} email={party.email} />;
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
        blankRows={Math.max(0, APPENDIX_ROWS - parties.length)}
        height="log"
      />
    </section>
  );
}

/** Sorts as on the screen: 'Depot 2' before 'Depot 11'. */
const { compare } = new Intl.Collator("en-AU", { numeric: true, sensitivity: "base" });
const byName = (one: PlanParty, other: PlanParty) => compare(one.name, other.name);

function nameWithCategory({ name, category }: PlanParty) {
  if ((category ?? "") === "") return name;
  return (
    <>
      {name}
      <span className="hf-cell-aside">{category}</span>
    </>
  );
}

const appendixClass = (follows: boolean) =>
  follows ? "hf-sheet hf-sheet--follows hf-appendix" : "hf-sheet hf-appendix";

/** Short lists are padded to this many rows, so that names can be added by hand on the day. */
const APPENDIX_ROWS = 14;
const runsOver = (parties: readonly PlanParty[]) => parties.length > APPENDIX_ROWS;

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
          rows={rows.map((row) => [row.assetType, row.name, row.quantity ?? "", row.comments])}
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

function AppendixHead({ entry }: { readonly entry: ContentsEntry }) {
  return (
    <h2 id={entry.anchor} className="hf-appendix-title">
      <span className="hf-part-word">{entry.number} </span>
      {entry.title}
    </h2>
  );
}
