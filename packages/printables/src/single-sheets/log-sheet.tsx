import { typographic } from "@holdfast/content/plan-text/text-filling";
import type { PlanPart, PlanTopic, TextBlock } from "@holdfast/content/plan-template/plan-part";
import type { ContinuityPlanData } from "../continuity-plan/plan-data";
import { planTextValues } from "../continuity-plan/plan-text-values";
import { TextBlockView } from "../document/text-block";

type LogTable = Extract<TextBlock, { readonly kind: "table" }>;

/** A table with fewer blank rows is a list to complete, not a log. */
const ROWS_OF_LOG = 3;

/** Whether a block is a table to write in. */
export const isLog = (block: PlanTopic["blocks"][number]): block is LogTable =>
  block.kind === "table" && (block.blankRows ?? 0) >= ROWS_OF_LOG;

/** Rows that fill a page: a roomy table has higher ones. */
const ROWS = { roomy: 14, log: 22 } as const;
const SHEET_FIELDS = ["Incident", "Date", "Kept by", "Sheet no."];

interface LogSheetProps {
  readonly part: PlanPart;
  readonly topic: PlanTopic;
  readonly table: LogTable;
  readonly data: ContinuityPlanData;
}

/** A log with a page of rows, to copy. */
export function LogSheet({ part, topic, table, data }: LogSheetProps) {
  const values = planTextValues(data);
  const blankRows = Math.max(1, (table.roomy ? ROWS.roomy : ROWS.log) - table.rows.length);
  return (
    <section className={`hf-single hf-${part.colour}`}>
      <h2>{typographic(table.caption)}</h2>
      <p className="hf-part-team">
        {topic.number} {typographic(topic.title)} | {part.team}
      </p>
      <TextBlockView
        block={{ kind: "fields", caption: "This sheet", labels: SHEET_FIELDS }}
        values={values}
      />
      <TextBlockView block={{ ...table, blankRows }} values={values} />
    </section>
  );
}
