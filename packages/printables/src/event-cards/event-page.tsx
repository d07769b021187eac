import type { CardText, EventCard } from "@holdfast/contract/plan-content/card-text";
import { type ReactNode, useContext } from "react";
import { CardLine, cardAnchor } from "./card-line";
import { CopyContext } from "./copy-context";
import { FactRows } from "./fact-rows";
import { ShortPage } from "./short-page";

interface EventPageProps {
  readonly card: EventCard;
  /** What the page is, at the end of its first line. */
  readonly kind?: string;
  /** Above its title, such as that of the appendix which begins with it. */
  readonly above?: ReactNode;
}

/** What to do in one kind of event, on one page: numbers first, then orders. */
export const EventPage = ({ card, kind = "Event card", above }: EventPageProps) => (
  <ShortPage
    id={cardAnchor(card.cardId)}
    title={card.title}
    kind={kind}
    above={above}
    colour="red"
    denser="hf-short-page--dense hf-short-page--denser"
  >
    <p className="hf-short-signs">{card.whatYouSee.join(" ")}</p>
    <p className="hf-short-first">
      <CardLine text={card.firstOfAll} />
    </p>
    <FactRows facts={card.head} />
    <Steps title="First 10 minutes" steps={card.first10Minutes} />
    <div className="hf-short-columns">
      <div>
        <h4>Never</h4>
        <ul>
          {card.never.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4>Decide</h4>
        <ul>
          {card.decide.map(({ question, yes, no }) => (
            <li key={question}>
              <strong>{question}</strong> <Answer answer="Yes" text={yes} />{" "}
              <Answer answer="No" text={no} />
            </li>
          ))}
        </ul>
      </div>
    </div>
    <Steps title="First hour" steps={card.firstHour} />
    <Steps title="First day" steps={card.firstDay} />
    <Evidence lines={card.claimEvidence} />
    <p className="hf-short-done">
      <strong>Finished when:</strong> <CardLine text={card.done} />
    </p>
  </ShortPage>
);

/** What to keep for the insurer, where there is room: on paper, the insurance page has what holds for every event. */
const Evidence = ({ lines }: { readonly lines: readonly string[] }) =>
  useContext(CopyContext).isFoldOut ? (
    <>
      <h4>For the insurer</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  ) : null;

const Answer = ({ answer, text }: { readonly answer: string; readonly text: CardText }) => (
  <>
    <strong>{answer}:</strong> <CardLine text={text} />
  </>
);

interface StepsProps {
  readonly title: string;
  readonly steps: readonly CardText[];
}

/** Steps with a box to tick each. */
export const Steps = ({ title, steps }: StepsProps) => (
  <>
    <h4>{title}</h4>
    <ul className="hf-short-steps">
      {steps.map((step) => (
        <li key={JSON.stringify(step)}>
          <span className="hf-tick" aria-hidden="true" />
          <span>
            <CardLine text={step} />
          </span>
        </li>
      ))}
    </ul>
  </>
);
