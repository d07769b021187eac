import { SHORT_PARTS } from "@holdfast/content/short-plan/short-parts";
import type { CardPiece, PlanCards } from "@holdfast/contract/plan-content/card-text";
import type { ShortPlan } from "@holdfast/contract/plan-content/short-plan";
import { flushSync } from "react-dom";
import { focusOnMount } from "../../../../ui/layout/focus-on-mount";
import { EventSection } from "./event-section";
import { FactList } from "./fact-list";
import styles from "../page.module.css";
import { RoleSection } from "./role-section";
import { ShortPlanSection } from "./short-plan-section";
import { CardLine, type CardLinks } from "./step-list";

/** The parts of the short plan that a card leads to. */
const PARTS: Readonly<Record<string, string | undefined>> = {
  levels: SHORT_PARTS.roles.id,
  roles: SHORT_PARTS.roles.id,
  contacts: SHORT_PARTS.contacts.id,
  units: SHORT_PARTS.units.id,
  site: SHORT_PARTS.site.id,
  notices: SHORT_PARTS.notices.id,
  log: SHORT_PARTS.log.id,
};

type FirstHourSectionProps = {
  readonly cards: PlanCards;
  /** Plans that were kept by an earlier version have none. */
  readonly short: ShortPlan | undefined;
  /** The card of an event or role; undefined for what leads to them. */
  readonly chosen: string | undefined;
  readonly onCard: (id: string | undefined) => void;
};

/** Shows the short plan in the order of the paper, and the card of the event or role that a person chooses. */
export const FirstHourSection = ({ cards, short, chosen, onCard }: FirstHourSectionProps) => {
  const onPart = (id: string) => {
    // The part is not on the page while a card is shown.
    flushSync(() => onCard(undefined));
    unfold(id);
  };
  const links: CardLinks = {
    to: (piece) => linkTo(piece, cards, onCard, short ? onPart : undefined),
  };
  const event = cards.events.find(({ cardId }) => cardId === chosen);
  const role = cards.roles.find(({ roleId }) => roleId === chosen);
  const card = event ?? role;
  if (card) {
    return (
      <>
        <button type="button" className={styles.back} onClick={() => onCard(undefined)}>
          Back to ‘{cards.firstHour.index.title}’
        </button>
        <h2 key={chosen} ref={focusOnMount} tabIndex={-1}>
          {card.title}
        </h2>
        {event && <EventSection card={event} links={links} />}
        {role && <RoleSection role={role} links={links} />}
      </>
    );
  }
  return (
    <>
      {short && (
        <>
          <h2>Where to meet, whom to call</h2>
          <FactList facts={short.cover} links={links} />
        </>
      )}
      <FirstHour cards={cards} links={links} />
      {short && (
        <ShortPlanSection
          short={short}
          roles={cards.roles}
          toWriteDown={cards.firstHour.toFillIn}
          links={links}
        />
      )}
    </>
  );
};

const FirstHour = ({ cards, links }: { readonly cards: PlanCards; readonly links: CardLinks }) => {
  const { index, lead, lines, alone } = cards.firstHour;
  return (
    <>
      <h2>In the first hour</h2>
      <p>{lead}</p>
      <ol className={styles.actions} aria-label="In the first hour">
        {lines.map(({ line, minutes, text }) => (
          <li key={line}>
            <CardLine text={text} links={links} />
            <span className={styles.aside}>{minutesText(minutes)}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.signs} aria-label="Alone">
        {alone.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>{index.title}</h2>
      <p className={styles.aside}>{index.note}</p>
      <ul className={styles.index} aria-label={index.title}>
        {index.entries.map(({ youSee, goTo }) => (
          <li key={youSee}>
            <span>{youSee}</span>
            <span>
              <CardLine text={goTo} links={links} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};

const minutesText = (minutes: string) =>
  /\d/u.test(minutes) ? `Minutes: ${minutes}` : "At all times";

/** Unfolds a part of the short plan, and scrolls to it. */
function unfold(id: string) {
  const part = document.getElementById(id);
  if (!(part instanceof HTMLDetailsElement)) return;
  part.open = true;
  part.querySelector("summary")?.focus();
}

/** Returns what shows a reference; undefined for what only the printed plan has. */
function linkTo(
  piece: CardPiece,
  cards: PlanCards,
  onCard: (id: string | undefined) => void,
  onPart: ((id: string) => void) | undefined,
): (() => void) | undefined {
  if (typeof piece === "string") return undefined;
  if ("page" in piece) {
    if (piece.page === "index") return () => onCard(undefined);
    const part = PARTS[piece.page];
    return part === undefined || !onPart ? undefined : () => onPart(part);
  }
  if (!("cardId" in piece)) return undefined;
  const { cardId } = piece;
  const isThere =
    cards.events.some((card) => card.cardId === cardId) ||
    cards.roles.some(({ roleId }) => roleId === cardId);
  return isThere ? () => onCard(cardId) : undefined;
}
