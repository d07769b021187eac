import { type TextValues, typographic } from "@holdfast/content/plan-text/text-filling";
import type {
  PartColour,
  PlanBlock,
  PlanPart,
  PlanTopic,
} from "@holdfast/content/plan-template/plan-part";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { RichText } from "../document/text/rich-text";
import { TextBlockView } from "../document/text-block";
import type { ContinuityPlanData } from "./plan-data";
import { PlanDataBlock } from "./plan-data-block";

/** Actions are reported over the phone by colour and number, since letters sound alike: 'Red 4 is done'. */
export const ACTION_SERIES: Readonly<Record<PartColour, string>> = {
  red: "Red",
  blue: "Blue",
  green: "Green",
  grey: "",
  none: "",
};

interface PlanPartViewProps {
  readonly part: PlanPart;
  readonly data: ContinuityPlanData;
  readonly values: TextValues;
}

/** A section of the plan in its colour: its banner, then its topics, most of them on their own page. */
export function PlanPartView({ part, data, values }: PlanPartViewProps) {
  const viewOf = (topic: PlanTopic) => (
    <PlanTopicView
      key={topic.id}
      topic={topic}
      flow="whole"
      series={ACTION_SERIES[part.colour]}
      actionsBefore={
        actionsBefore(part) +
        countActions(
          part.topics.slice(0, part.topics.indexOf(topic)).flatMap(({ blocks }) => blocks),
        )
      }
      data={data}
      values={values}
    />
  );
  return (
    <section
      className={`hf-sheet hf-opens-right hf-part hf-part--${part.letter.toLowerCase()} hf-${part.colour}`}
    >
      <header className="hf-part-banner">
        <p className="hf-part-letter" aria-hidden="true">
          {part.letter}
        </p>
        <div>
          <h2 id={part.id}>
            <span className="hf-part-word">Section {part.letter} </span>
            {typographic(part.title)}
          </h2>
          <p className="hf-part-team">{part.team}</p>
        </div>
      </header>
      {part.topics.map((topic, at) => {
        const next = part.topics[at + 1];
        if (topic.sharesPage === true) return null;
        if (next?.sharesPage !== true) return viewOf(topic);
        return (
          <div key={topic.id} className="hf-shared-page" data-fit="">
            {viewOf(topic)}
            {viewOf(next)}
          </div>
        );
      })}
    </section>
  );
}

interface PlanTopicViewProps {
  readonly topic: PlanTopic;
  /** 'page' starts a new page; 'whole' does too, unless all of it fits below the topic before. */
  readonly flow: "page" | "whole";
  /** The word before the numbers of its actions, such as 'Red'. */
  readonly series: string;
  readonly actionsBefore: number;
  readonly data: ContinuityPlanData;
  readonly values: TextValues;
}

/** One numbered sub-heading with its blocks. */
export function PlanTopicView(props: PlanTopicViewProps) {
  const { topic, flow, series, actionsBefore, data, values } = props;
  return (
    <section className={`hf-topic hf-topic--${flow}`} data-fit="hf-topic--dense">
      <h3 id={topic.id}>
        {topic.number === "" ? null : <span className="hf-topic-number">{topic.number} </span>}
        {typographic(topic.title)}
      </h3>
      <p className="hf-lead">
        <RichText text={topic.lead} values={values} />
      </p>
      {topic.blocks.map((block, at) =>
        block.kind === "data" ? (
          <PlanDataBlock
            key={block.show}
            topic={topic.number || topic.title}
            show={block.show}
            data={data}
          />
        ) : (
          <TextBlockView
            // oxlint-disable-next-line react/no-array-index-key -- fixed text, its order never changes
            key={at}
            block={block}
            values={values}
            series={series}
            actionsBefore={actionsBefore + countActions(topic.blocks.slice(0, at))}
          />
        ),
      )}
    </section>
  );
}

/** Returns the number of actions in the sections of the same colour before this one. */
export const actionsBefore = (part: PlanPart): number =>
  countActions(
    planParts
      .slice(0, planParts.indexOf(part))
      .filter((planPart) => planPart.colour === part.colour)
      .flatMap((planPart) => planPart.topics.flatMap((topic) => topic.blocks)),
  );

/** Counts the numbered actions in the blocks; they are numbered through the sections of a colour. */
export function countActions(blocks: readonly PlanBlock[]): number {
  return blocks.reduce(
    (sum, block) => sum + (block.kind === "actions" ? block.items.length : 0),
    0,
  );
}
