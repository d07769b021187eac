import { valuesOffPage } from "@holdfast/content/plan-text/plan-text-values";
import { typographic } from "@holdfast/content/plan-text/text-filling";
import type { PlanTopic } from "@holdfast/content/plan-template/plan-part";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { RecordedText } from "../document/text/recorded-text";
import { TextBlockView } from "../document/text-block";
import { IncidentLevelsDiagram } from "../continuity-plan/diagrams/incident-levels-diagram";
import { IncidentLevelsTable } from "../continuity-plan/tables/level-tables";
import type { ContinuityPlanData } from "../continuity-plan/plan-data";
import {
  ACTION_SERIES,
  actionsBefore,
  countActions,
  PlanTopicView,
} from "../continuity-plan/plan-part-view";
import { planTextValues } from "../continuity-plan/plan-text-values";
import { FirstHourNumbers } from "../continuity-plan/first-hour/short-list-view";
import type { PlanSheet } from "./single-sheets";

interface SheetProps<Kind extends PlanSheet["kind"]> {
  readonly sheet: Extract<PlanSheet, { readonly kind: Kind }>;
  readonly data: ContinuityPlanData;
}

/** The actions of a section with the numbers that they have in the plan, whose pages have the tables. */
export function ChecklistSheet({ sheet: { part, title }, data }: SheetProps<"checklist">) {
  const values = planTextValues(data);
  return (
    <section className={`hf-single hf-${part.colour}`}>
      <h2>{typographic(title)}</h2>
      <p className="hf-part-team">{part.team}</p>
      {part.topics.map((topic, at) => {
        const actions = topic.blocks.filter(({ kind }) => kind === "actions");
        return actions.length === 0 ? null : (
          <PlanTopicView
            key={topic.id}
            topic={{ ...topic, blocks: actions }}
            flow="whole"
            series={ACTION_SERIES[part.colour]}
            actionsBefore={
              actionsBefore(part) + countActions(part.topics.slice(0, at).flatMap(blocksOf))
            }
            data={data}
            values={valuesOffPage(values, topic.number)}
          />
        );
      })}
    </section>
  );
}

const blocksOf = ({ blocks }: PlanTopic) => blocks;

/** Rows that fill a page: a roomy table has higher ones. */
const ROWS = { roomy: 14, log: 22 } as const;
const SHEET_FIELDS = ["Incident", "Date", "Kept by", "Sheet no."];

/** A log with a page of rows, to copy. */
export function LogSheet({ sheet: { part, topic, table }, data }: SheetProps<"log">) {
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

/** Where the teams meet: the lines to fill in of sections B and F. */
const MEETINGS = new Set(["Where the team meets", "Meeting"]);

/** Levels 1 to 3, who declares, the numbers of the first hour and the meeting places, on A3. */
export function Poster({ data }: { readonly data: ContinuityPlanData }) {
  const values = planTextValues(data);
  const meetings = planParts.flatMap((part) =>
    part.topics
      .flatMap(blocksOf)
      .flatMap((block) =>
        block.kind === "fields" && MEETINGS.has(block.caption) ? [{ part, block }] : [],
      ),
  );
  return (
    <section className="hf-poster" data-fit="">
      <h2>
        <RecordedText text={data.business.name} />
      </h2>
      <FirstHourNumbers data={data} />
      <IncidentLevelsDiagram />
      <IncidentLevelsTable />
      <div className="hf-poster-meetings">
        {meetings.map(({ part, block }) => (
          <div key={part.id} className={`hf-${part.colour}`}>
            <h3>{part.team}</h3>
            <TextBlockView block={block} values={values} />
          </div>
        ))}
      </div>
    </section>
  );
}
