import type { EventCard } from "@holdfast/contract/plan-content/card-text";
import styles from "../page.module.css";
import { FactList } from "./fact-list";
import { CardLine, type CardLinks, StepList } from "./step-list";

type EventSectionProps = { readonly card: EventCard; readonly links: CardLinks };

/** Shows what to do in an event: whom to call, the first ten minutes, the first hour and the first day. */
export const EventSection = ({ card, links }: EventSectionProps) => (
  <>
    <ul className={styles.signs} aria-label="You see">
      {card.whatYouSee.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
    <p className={styles.first}>
      <CardLine text={card.firstOfAll} links={links} />
    </p>
    <FactList facts={card.head} links={links} />
    <StepList title="First 10 minutes" steps={card.first10Minutes} links={links} />
    <Lines title="Never" lines={card.never} />
    <h3>Decide</h3>
    <ul className={styles.contacts} aria-label="Decide">
      {card.decide.map(({ question, yes, no }) => (
        <li key={question}>
          <strong>{question}</strong>
          <p>
            Yes: <CardLine text={yes} links={links} />
          </p>
          <p>
            No: <CardLine text={no} links={links} />
          </p>
        </li>
      ))}
    </ul>
    <StepList title="First hour" steps={card.firstHour} links={links} />
    <StepList title="First day" steps={card.firstDay} links={links} />
    <Lines title="For the insurer" lines={card.claimEvidence} />
    <h3>Finished when</h3>
    <p>
      <CardLine text={card.done} links={links} />
    </p>
    <h3>Tell, in this order</h3>
    <p>{card.tellWhom.join(", ")}</p>
  </>
);

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <>
    <h3>{title}</h3>
    <ul className={styles.signs} aria-label={title}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
);
