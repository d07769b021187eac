import { FurtherRows } from "../document/printed-table";
import { AppendixHead } from "./appendix-head";
import { fullTables, hasFurtherRows } from "./further-rows";
import { GovernanceText } from "./governance-text";
import { hasRoomForGovernance } from "./page-room";
import { APPENDICES } from "./plan-contents";
import type { ContinuityPlanData } from "./plan-data";

/**
 * The rows for which Sections A to G have no room, so that each of their topics has one page and each page its number;
 * nothing if all fit.
 */
export function FurtherRowsAppendix({ data }: { readonly data: ContinuityPlanData }) {
  if (!hasFurtherRows(data)) return null;
  return (
    <section className="hf-sheet hf-appendix">
      <AppendixHead entry={APPENDICES.further} />
      <p className="hf-lead">
        Rows that do not fit on the pages of Sections A to G, by topic number.
      </p>
      {fullTables(data).map(({ number, table, room }) => (
        <FurtherRows
          key={number + table.caption}
          table={table}
          room={room}
          caption={`${number} ${table.caption}`}
        />
      ))}
      {hasRoomForGovernance(data) ? null : <GovernanceText text={data.business.governance} />}
    </section>
  );
}
