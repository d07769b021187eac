import { Fragment } from "react";
import { FurtherRows } from "../../document/printed-table";
import { AppendixHead } from "./appendix-head";
import { fullTables, hasFurtherRows, longUnits } from "./further-rows";
import { IdentityList } from "../document-identity";
import { GovernanceText } from "../governance-text";
import { longFacts } from "../identity-facts";
import { hasRoomForGovernance } from "../page-room";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData } from "../plan-data";

/**
 * The rows and texts for which 'Document control', Sections A to G and the units' pages have no room, so that each of
 * their topics has one page and each page its number; nothing if all fit.
 */
export function FurtherRowsAppendix({ data }: { readonly data: ContinuityPlanData }) {
  if (!hasFurtherRows(data)) return null;
  const facts = longFacts(data);
  return (
    <section className="hf-sheet hf-appendix">
      <AppendixHead entry={APPENDICES.further} />
      <p className="hf-lead">
        Rows and texts that do not fit on their pages, in the order of the plan.
      </p>
      {facts.length === 0 ? null : (
        <>
          <h3>Document control, in full</h3>
          <IdentityList facts={facts} />
        </>
      )}
      {fullTables(data).map(({ caption, table, rest }) => (
        <FurtherRows key={caption} table={table} rest={rest} caption={caption} />
      ))}
      {hasRoomForGovernance(data) ? null : <GovernanceText text={data.business.governance} />}
      {longUnits(data).map(({ unit, texts }) => (
        <Fragment key={unit.anchor}>
          <h3>
            {unit.idLabel} <a href={`#${unit.anchor}`}>{unit.name}</a>, in full
          </h3>
          <IdentityList facts={texts} />
        </Fragment>
      ))}
    </section>
  );
}
