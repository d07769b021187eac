import type { CardText, EventCard } from "@holdfast/contract/plan-content/card-text";
import { CardLine, cardAnchor, type Paper } from "./card-line";
import { FactRows } from "./fact-rows";
import { ShortPage } from "./short-page";

interface EventPageProps {
  readonly card: EventCard;
  readonly paper: Paper;
}

/** What to do in one kind of event, on one page: numbers first, then orders. */
export const EventPage = ({ card, paper }: EventPageProps) => (
  <ShortPage
    id={cardAnchor(card.cardId)}
    title={card.title}
    kind="Event card"
    colour="red"
    denser="hf-short-page--dense hf-short-page--denser"
  >
    <p className="hf-short-signs">{card.whatYouSee.join(" ")}</p>
    <p className="hf-short-first">
      <CardLine text={card.firstOfAll} paper={paper} />
    </p>
    <FactRows facts={card.head} paper={paper} />
    <Steps title="First 10 minutes" steps={card.first10Minutes} paper={paper} />
    <div className="hf-short-columns">
      <h4>Never</h4>
      <ul>
        {card.never.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h4>Decide</h4>
      <ul>
        {card.decide.map(({ question, yes, no }) => (
          <li key={question}>
            <strong>{question}</strong> <Answer answer="Yes" text={yes} paper={paper} />{" "}
            <Answer answer="No" text={no} paper={paper} />
          </li>
        ))}
      </ul>
    </div>
    <Steps title="First hour" steps={card.firstHour} paper={paper} />
    <Steps title="First day" steps={card.firstDay} paper={paper} />
    <p className="hf-short-done">
      <strong>Finished when:</strong> <CardLine text={card.done} paper={paper} />
    </p>
  </ShortPage>
);

const Answer = ({
  answer,
  text,
  paper,
}: {
  readonly answer: string;
  readonly text: CardText;
  readonly paper: Paper;
}) => (
  <>
    <strong>{answer}:</strong> <CardLine text={text} paper={paper} />
  </>
);

interface StepsProps {
  readonly title: string;
  readonly steps: readonly CardText[];
  readonly paper: Paper;
}

/** Steps with a box to tick each. */
export const Steps = ({ title, steps, paper }: StepsProps) => (
  <>
    <h4>{title}</h4>
    <ul className="hf-short-steps">
      {steps.map((step) => (
        <li key={JSON.stringify(step)}>
          <span className="hf-tick" aria-hidden="true" />
          <span>
            <CardLine text={step} paper={paper} />
          </span>
        </li>
      ))}
    </ul>
  </>
);
