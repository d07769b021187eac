import { unitPage } from "@holdfast/content/plan-template/unit-page";
import { DocumentTable, type DocumentColumn } from "../../document/document-table";
import { AppendixHead } from "../appendices/appendix-head";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData } from "../plan-data";
import { hoursNote } from "../recovery-time-text";
import { blankUnit, unitFacts } from "./unit-facts";
import { UnitPage, UnitTitle } from "./unit-page";

const COLUMNS: readonly DocumentColumn[] = [
  { head: "Id", width: 10 },
  { head: "Business unit", width: 31 },
  { head: "Back within", width: 17 },
  { head: "Works at", width: 33 },
  { head: "Page", width: 9, isNumber: true },
];

/** Blank rows for units that are new. */
const BLANK_ROWS = 4;

/** A list of the business units with their pages, then one page for each; a blank one if there is none. */
export function UnitsAppendix({ data }: { readonly data: ContinuityPlanData }) {
  const units = unitFacts(data);
  return (
    <>
      <section className="hf-sheet hf-appendix hf-day" data-follows="">
        <AppendixHead entry={APPENDICES.units} />
        <p className="hf-lead">{unitPage.overview}</p>
        {units.length === 0 ? (
          <p className="hf-note">
            No business units are recorded. The next page is a blank one to copy.
          </p>
        ) : null}
        <DocumentTable
          caption={APPENDICES.units.title}
          columns={COLUMNS}
          rows={units.map((unit) => [
            unit.idLabel,
            <a key="name" href={`#${unit.anchor}`}>
              <UnitTitle unit={unit} />
            </a>,
            unit.rto,
            unit.place?.location ?? "",
            <span key="page" className="hf-page-number" data-page-for={unit.anchor} />,
          ])}
          blankRows={BLANK_ROWS}
          note={hoursNote(data)}
          height="log"
        />
      </section>
      {(units.length === 0 ? [blankUnit(data)] : units).map((unit) => (
        <UnitPage key={unit.anchor} unit={unit} isExpired={data.plan.isExpired} />
      ))}
    </>
  );
}
