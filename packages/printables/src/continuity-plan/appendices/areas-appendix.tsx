import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import { DocumentTable } from "../../document/document-table";
import { AppendixHead } from "./appendix-head";
import { APPENDICES } from "../plan-contents";
import type { PlanCriticalArea } from "../plan-data";

/** Everything recorded about each critical area in addition to its row in A.8. */
export function AreasAppendix({ areas }: { readonly areas: readonly PlanCriticalArea[] }) {
  return (
    <section className="hf-sheet hf-sheet--follows hf-appendix">
      <AppendixHead entry={APPENDICES.areas} />
      <p className="hf-lead">
        What each area is, its critical periods, what was agreed about it, and the harm if it stops
        (1 Negligible to 5 Severe).
      </p>
      {areas.length === 0 ? (
        <p className="hf-note">No critical areas are recorded.</p>
      ) : (
        <DocumentTable
          caption={APPENDICES.areas.title}
          isNamedByHeading
          columns={[
            { head: "Area (Appendix G)", width: 24 },
            { head: "What it is", width: 28 },
            { head: "Notes and penalty", width: 26 },
            { head: "Impact ratings", width: 22 },
          ]}
          rows={areas.map((area) => [
            <>
              <strong>{markedName(area.name, area.isProposed)}</strong>
              <div className="hf-cell-aside">{area.idLabel}</div>
              {area.criticalPeriods.length === 0 ? null : (
                <div className="hf-cell-aside">{area.criticalPeriods.join(", ")}</div>
              )}
            </>,
            area.description,
            [area.penalty ?? "", area.notes].filter((text) => text !== "").join("\n"),
            area.impacts.map(({ category, value }) => `${category}: ${value}`).join("\n"),
          ])}
        />
      )}
    </section>
  );
}
