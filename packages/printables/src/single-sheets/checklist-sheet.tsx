import { valuesOffPage } from "@holdfast/content/plan-text/plan-text-values";
import { typographic } from "@holdfast/content/plan-text/text-filling";
import type { PlanPart, PlanTopic } from "@holdfast/content/plan-template/plan-part";
import type { ContinuityPlanData } from "../continuity-plan/plan-data";
import {
  ACTION_SERIES,
  actionsBefore,
  countActions,
  PlanTopicView,
} from "../continuity-plan/plan-part-view";
import { planTextValues } from "../continuity-plan/plan-text-values";

interface ChecklistSheetProps {
  readonly part: PlanPart;
  readonly data: ContinuityPlanData;
}

/** The actions of a section with the numbers that they have in the plan, whose pages have the tables. */
export function ChecklistSheet({ part, data }: ChecklistSheetProps) {
  const values = planTextValues(data);
  return (
    <section className={`hf-single hf-${part.colour}`}>
      <h2>{typographic(`Checklist ${part.letter}: ${part.title}`)}</h2>
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
