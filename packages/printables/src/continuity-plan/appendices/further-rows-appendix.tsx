import { FurtherRows } from "../../document/printed-table";
import { AppendixHead } from "./appendix-head";
import { fullTables } from "./further-rows";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData } from "../plan-data";

/**
 * The rows and texts for which 'Document control', Sections A to G and the units' pages have no room, so that each of
 * their topics has one page and each page its number. The printer adds those that it finds by measuring; the appendix
 * is hidden as long as it has nothing.
 */
export function FurtherRowsAppendix({ data }: { readonly data: ContinuityPlanData }) {
  const tables = fullTables(data);
  return (
    <section className="hf-sheet hf-appendix" data-further="" hidden={tables.length === 0}>
      <AppendixHead entry={APPENDICES.further} />
      <p className="hf-lead">Rows and texts that do not fit on their pages.</p>
      {tables.map(({ caption, table }) => (
        <FurtherRows key={caption} table={table} caption={caption} />
      ))}
    </section>
  );
}
