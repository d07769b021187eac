import type { CardPiece, PlanCards } from "@holdfast/contract/plan-content/card-text";
import type { ReactNode } from "react";
import { focusOnMount } from "../../../../ui/layout/focus-on-mount";
import { EventSection } from "./event-section";
import styles from "../page.module.css";
import { RoleSection } from "./role-section";
import { CardLine, type CardLinks } from "./step-list";

/** The pages of the plan that a card leads to. */
const PAGES: Readonly<Record<string, string | undefined>> = { contacts: "contacts", site: "sites" };

type FirstHourSectionProps = {
  readonly cards: PlanCards;
  /** The card of an event or role; undefined for what leads to them. */
  readonly chosen: string | undefined;
  readonly onCard: (id: string | undefined) => void;
  /** Shows another page of the plan. */
  readonly onPage: (page: string) => void;
  /** Where to meet and whom to call. */
  readonly children: ReactNode;
};

/** Shows 'What has happened?', and the card of the event or role that a person chooses. */
export const FirstHourSection = ({
  cards,
  chosen,
  onCard,
  onPage,
  children,
}: FirstHourSectionProps) => {
  const links: CardLinks = { to: (piece) => linkTo(piece, cards, onCard, onPage) };
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
      <FirstHour cards={cards} links={links} />
      {children}
    </>
  );
};

const FirstHour = ({ cards, links }: { readonly cards: PlanCards; readonly links: CardLinks }) => {
  const { index, lead, lines, alone } = cards.firstHour;
  return (
    <>
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
      <h2>Roles</h2>
      <ul className={styles.index} aria-label="Roles">
        {cards.roles.map(({ roleId, title, mission }) => (
          <li key={roleId}>
            <span>{mission}</span>
            <span>
              <CardLine text={[{ cardId: roleId, title }]} links={links} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};

const minutesText = (minutes: string) =>
  /\d/u.test(minutes) ? `Minutes: ${minutes}` : "At all times";

/** Returns what shows a reference; undefined for what only the printed plan has. */
function linkTo(
  piece: CardPiece,
  cards: PlanCards,
  onCard: (id: string | undefined) => void,
  onPage: (page: string) => void,
): (() => void) | undefined {
  if (typeof piece === "string") return undefined;
  if ("page" in piece) {
    if (piece.page === "index" || piece.page === "roles") return () => onCard(undefined);
    const page = PAGES[piece.page];
    return page === undefined ? undefined : () => onPage(page);
  }
  if (!("cardId" in piece)) return undefined;
  const { cardId } = piece;
  const isThere =
    cards.events.some((card) => card.cardId === cardId) ||
    cards.roles.some(({ roleId }) => roleId === cardId);
  return isThere ? () => onCard(cardId) : undefined;
}
