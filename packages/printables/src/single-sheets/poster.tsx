import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { IncidentLevelsDiagram } from "../continuity-plan/diagrams/incident-levels-diagram";
import { FirstHourNumbers } from "../continuity-plan/first-hour/short-list-view";
import type { ContinuityPlanData } from "../continuity-plan/plan-data";
import { planTextValues } from "../continuity-plan/plan-text-values";
import { IncidentLevelsTable } from "../continuity-plan/tables/level-tables";
import { RecordedText } from "../document/text/recorded-text";
import { TextBlockView } from "../document/text-block";

/** Where the teams meet: the lines to fill in of sections B and F. */
const MEETINGS = new Set(["Where the team meets", "Meeting"]);

/** Levels 1 to 3, who declares, the numbers of the first hour and the meeting places, on A3. */
export function Poster({ data }: { readonly data: ContinuityPlanData }) {
  const values = planTextValues(data);
  const meetings = planParts.flatMap((part) =>
    part.topics
      .flatMap(({ blocks }) => blocks)
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
