import { valuesOffPage } from "@holdfast/content/plan-text/plan-text-values";
import { typographic } from "@holdfast/content/plan-text/text-filling";
import type { PlanBlock, PlanPart, PlanTopic } from "@holdfast/content/plan-template/plan-part";
import {
  ACTION_SERIES,
  actionsBefore,
  countActions,
  PlanTopicView,
} from "../continuity-plan/plan-part-view";
import { planTextValues } from "../continuity-plan/plan-text-values";
import { FactRows } from "../event-cards/fact-rows";
import { sheetFacts } from "./first-facts";
import { isLog } from "./log-sheet";
import type { SheetData } from "./sheet";

interface ChecklistSheetProps {
  readonly part: PlanPart;
  readonly data: SheetData;
}

const AT_THE_HEAD = ["emergencyNumber", "meetingPoint", "leader", "nextInLine", "insurerClaims"];

const NEEDED: ReadonlySet<string> = new Set([
  "actions",
  "callout",
  "fields",
  "heading",
  "points",
  "table",
  "ticks",
]);
const NEEDED_DATA: ReadonlySet<string> = new Set(["unit-tasks", "systems-in-order"]);

/** Whether an action may need the block; logs are sheets of their own. */
const isNeeded = (block: PlanBlock) =>
  block.kind === "data" ? NEEDED_DATA.has(block.show) : NEEDED.has(block.kind) && !isLog(block);

/** The actions of a section with the numbers that they have in the plan, and the tables and lines that they need. */
export function ChecklistSheet({ part, data: { content, document } }: ChecklistSheetProps) {
  const values = planTextValues(document);
  return (
    <section className={`hf-single hf-${part.colour}`}>
      <h2>{typographic(`Checklist ${part.letter}: ${part.title}`)}</h2>
      <p className="hf-part-team">
        {part.team}. Sections and appendices that are named here are in the full plan.
      </p>
      <FactRows facts={sheetFacts(content, AT_THE_HEAD)} />
      {part.topics.map((topic, at) =>
        countActions(topic.blocks) === 0 ? null : (
          <PlanTopicView
            key={topic.id}
            topic={{ ...topic, blocks: topic.blocks.filter(isNeeded) }}
            flow="whole"
            series={ACTION_SERIES[part.colour]}
            actionsBefore={
              actionsBefore(part) + countActions(part.topics.slice(0, at).flatMap(blocksOf))
            }
            data={document}
            values={topic.blocks.some(isLog) ? valuesOffPage(values, topic.number) : values}
          />
        ),
      )}
    </section>
  );
}

const blocksOf = ({ blocks }: PlanTopic) => blocks;
