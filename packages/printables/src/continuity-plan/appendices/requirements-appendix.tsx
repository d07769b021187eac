import { markedName, PROPOSED_SUFFIX } from "@holdfast/contract/proposals/proposal-mark-rules";
import { groupBy } from "@holdfast/contract/platform/group-rules";
import { DocumentTable, type DocumentColumn } from "../../document/document-table";
import { AppendixHead } from "./appendix-head";
import { APPENDIX_ROWS } from "./appendix-section";
import { APPENDICES } from "../plan-contents";
import { markedUnit } from "../marked-names";
import type { ContinuityPlanData, PlanRequirement } from "../plan-data";

const { format: quantityText } = new Intl.NumberFormat("en-AU");

const REQUIREMENT_COLUMNS: readonly DocumentColumn[] = [
  { head: "Asset type", width: 22 },
  { head: "Description", width: 34 },
  { head: "Quantity", width: 11 },
  { head: "Comments", width: 33 },
];

interface RequirementsAppendixProps {
  readonly data: ContinuityPlanData;
}

/** What each business unit needs. */
export function RequirementsAppendix({ data }: RequirementsAppendixProps) {
  const { requirements } = data;
  return (
    <section className="hf-sheet hf-appendix" data-follows="">
      <AppendixHead entry={APPENDICES.requirements} />
      <p className="hf-lead">
        What each business unit needs to work again, from its operational business impact analysis.
      </p>
      {requirements.length === 0 ? (
        <>
          <p className="hf-note">No disaster recovery requirements are recorded.</p>
          <DocumentTable
            caption={APPENDICES.requirements.title}
            isNamedByHeading
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
          caption={<h3 className="hf-unit-name">{markedUnit(data, unit, PROPOSED_SUFFIX)}</h3>}
          columns={REQUIREMENT_COLUMNS}
          rows={rows.map((row) => [
            row.assetType,
            markedName(row.name, row.isProposed),
            row.quantity === null ? "" : quantityText(row.quantity),
            row.comments,
          ])}
          height="compact"
        />
      ))}
    </section>
  );
}

/** Groups the requirements by unit and asset type; units and types keep their order. */
function requirementsByUnit(requirements: readonly PlanRequirement[]) {
  return [...groupBy(requirements, ({ unit }) => unit)].map(
    ([unit, rows]) =>
      [unit, [...groupBy(rows, ({ assetType }) => assetType).values()].flat()] as const,
  );
}
