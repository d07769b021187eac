import { DocumentTable, type DocumentColumn } from "../document/document-table";
import { APPENDICES, type ContentsEntry } from "./plan-contents";
import type { ContinuityPlanData, PlanParty, PlanRequirement } from "./plan-data";

/** Appendices A to D. Their lists are never cut: they run on to as many pages as they need. */
export function PlanAppendices({ data }: { readonly data: ContinuityPlanData }) {
  return (
    <>
      <PartyAppendix
        entry={APPENDICES.suppliers}
        lead="Suppliers the business cannot do without. Phone before you write; note the time and the answer."
        empty="No strategic suppliers are recorded."
        parties={data.suppliers}
      />
      <PartyAppendix
        entry={APPENDICES.customers}
        lead="Customers to be told early. Only the wording approved by the Crisis Management Team is used."
        empty="No strategic customers are recorded."
        parties={data.customers}
      />
      <PartyAppendix
        entry={APPENDICES.thirdParties}
        lead="Advisers, insurers, authorities and crisis experts who help the business through an incident."
        empty="No strategic third parties are recorded."
        parties={data.thirdParties}
        hasCategory
      />
      <RequirementsAppendix requirements={data.requirements} />
    </>
  );
}

const PARTY_COLUMNS: readonly DocumentColumn[] = [
  { head: "Name", width: 24 },
  { head: "Contact person", width: 16 },
  { head: "Phone", width: 15 },
  { head: "Email", width: 25 },
  { head: "Address", width: 20 },
];

const CATEGORISED_PARTY_COLUMNS: readonly DocumentColumn[] = [
  { head: "Name", width: 24 },
  { head: "Category", width: 18 },
  { head: "Contact person", width: 17 },
  { head: "Phone", width: 15 },
  { head: "Email", width: 26 },
];

interface PartyAppendixProps {
  readonly entry: ContentsEntry;
  readonly lead: string;
  readonly empty: string;
  readonly parties: readonly PlanParty[];
  readonly hasCategory?: boolean;
}

function PartyAppendix({ entry, lead, empty, parties, hasCategory = false }: PartyAppendixProps) {
  return (
    <section className="hf-sheet hf-appendix">
      <AppendixHead entry={entry} />
      <p className="hf-lead">{lead}</p>
      {parties.length === 0 ? <p className="hf-note">{empty}</p> : null}
      <DocumentTable
        caption={entry.title}
        columns={hasCategory ? CATEGORISED_PARTY_COLUMNS : PARTY_COLUMNS}
        rows={parties.map((party) =>
          hasCategory
            ? [party.name, party.category ?? "", party.contactPerson, party.phone, party.email]
            : [party.name, party.contactPerson, party.phone, party.email, party.address],
        )}
        blankRows={Math.max(0, APPENDIX_ROWS - parties.length)}
        height="log"
      />
    </section>
  );
}

/** Short lists are given empty rows, so that a name found on the day can be written in. */
const APPENDIX_ROWS = 14;

const REQUIREMENT_COLUMNS: readonly DocumentColumn[] = [
  { head: "Asset type", width: 22 },
  { head: "Description", width: 34 },
  { head: "Quantity", width: 11 },
  { head: "Comments", width: 33 },
];

function RequirementsAppendix({
  requirements,
}: {
  readonly requirements: readonly PlanRequirement[];
}) {
  return (
    <section className="hf-sheet hf-appendix">
      <AppendixHead entry={APPENDICES.requirements} />
      <p className="hf-lead">
        What each business unit needs to work again, from its operational business impact analysis.
      </p>
      {requirements.length === 0 ? (
        <p className="hf-note">No disaster recovery requirements are recorded.</p>
      ) : null}
      {requirementsByUnit(requirements).map(([unit, rows]) => (
        <div key={unit} className="hf-appendix-unit">
          <h3 className="hf-unit-name">{unit}</h3>
          <DocumentTable
            caption={rows.length === 1 ? "1 requirement" : `${rows.length} requirements`}
            columns={REQUIREMENT_COLUMNS}
            rows={rows.map((row) => [row.assetType, row.name, row.quantity ?? "", row.comments])}
          />
        </div>
      ))}
    </section>
  );
}

/** The requirements of each unit, by asset type; units and types stay in the order they came. */
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
