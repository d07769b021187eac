import type { CardPage, CardText, FirstHourCard } from "@holdfast/contract/plan-content/card-text";
import { useContext } from "react";
import { CardLine, cardAnchor, pageAnchor, PageReference } from "../event-cards/card-line";
import { CopyContext } from "../event-cards/copy-context";
import { SHORT_PARTS } from "@holdfast/content/short-plan/short-parts";
import { ShortPage } from "../event-cards/short-page";

/** What anyone does first, and 'What has happened?', which leads to the cards. */
export const FirstHourPage = ({ card }: { readonly card: FirstHourCard }) => (
  <ShortPage
    id={pageAnchor("index")}
    title={card.title}
    kind="Everyone: first"
    colour="red"
    denser="hf-short-page--dense hf-short-page--denser"
  >
    <p className="hf-short-lead">{card.lead}</p>
    <ol className="hf-short-lines">
      {card.lines.map(({ line, minutes, text }) => (
        <li key={line}>
          <strong>{line}</strong>
          <span className="hf-short-minutes">{minutesText(minutes)}</span>
          <span>
            <CardLine text={text} />
          </span>
        </li>
      ))}
    </ol>
    <p className="hf-short-alone">{card.alone.join(" ")}</p>
    <h3>{card.index.title}</h3>
    <p className="hf-short-note">
      {card.index.note} <OtherCards />
    </p>
    <ul className="hf-short-index">
      {card.index.entries.map(({ youSee, goTo }) => (
        <li key={youSee}>
          <span>{youSee}</span>
          <span>
            <GoTo text={goTo} />
          </span>
        </li>
      ))}
    </ul>
  </ShortPage>
);

const minutesText = (minutes: string) =>
  /\d/u.test(minutes) ? `${minutes.replace(" to ", "–")} min` : minutes;

function OtherCards() {
  const { cards, isFoldOut } = useContext(CopyContext);
  if (isFoldOut) return null;
  return `${cards.size > 0 ? "Without a page" : "Each card"}: on the phone, or as a single sheet.`;
}

/** Where an entry of the index leads: the title of the card and its page, or the person to call. */
function GoTo({ text }: { readonly text: CardText }) {
  const { cards, pages } = useContext(CopyContext);
  const [piece] = text;
  if (typeof piece !== "object" || !("title" in piece)) return <CardLine text={text} />;
  if ("page" in piece)
    return pages.has(piece.page) ? (
      <Titled title={titleOf(piece)} id={pageAnchor(piece.page)} />
    ) : (
      titleOf(piece)
    );
  return cards.has(piece.cardId) ? (
    <Titled title={piece.title} id={cardAnchor(piece.cardId)} />
  ) : (
    piece.title
  );
}

/** 'Fire or smoke, page 03'; in a file for phones, a link. */
function Titled({ title, id }: { readonly title: string; readonly id: string }) {
  const reference = <PageReference id={id} title={title} />;
  return useContext(CopyContext).isFoldOut ? (
    reference
  ) : (
    <>
      {title}, {reference}
    </>
  );
}

/** The title that the page has here, or its usual one. */
const titleOf = ({ page, title }: { readonly page: CardPage; readonly title: string }) =>
  Object.values(SHORT_PARTS).find(({ id }) => id === pageAnchor(page))?.title ?? title;
