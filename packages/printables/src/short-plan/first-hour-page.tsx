import type { CardPage, CardText, FirstHourCard } from "@holdfast/contract/plan-content/card-text";
import { CardLine, cardAnchor, pageAnchor, PageReference, type Paper } from "./card-line";
import { SHORT_PARTS } from "./short-parts";
import { ShortPage } from "./short-page";

interface FirstHourPageProps {
  readonly card: FirstHourCard;
  readonly paper: Paper;
}

/** What anyone does first, and 'What has happened?', which leads to the cards. */
export const FirstHourPage = ({ card, paper }: FirstHourPageProps) => (
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
            <CardLine text={text} paper={paper} />
          </span>
        </li>
      ))}
    </ol>
    <p className="hf-short-alone">{card.alone.join(" ")}</p>
    <h3>{card.index.title}</h3>
    <p className="hf-short-note">
      {card.index.note} Without a page: on the phone, or as a single sheet.
    </p>
    <ul className="hf-short-index">
      {card.index.entries.map(({ youSee, goTo }) => (
        <li key={youSee}>
          <span>{youSee}</span>
          <span>
            <GoTo text={goTo} paper={paper} />
          </span>
        </li>
      ))}
    </ul>
  </ShortPage>
);

const minutesText = (minutes: string) =>
  /\d/u.test(minutes) ? `${minutes.replace(" to ", "–")} min` : minutes;

/** Where an entry of the index leads: the title of the card and its page, or the person to call. */
function GoTo({ text, paper }: { readonly text: CardText; readonly paper: Paper }) {
  const [piece] = text;
  if (typeof piece !== "object" || !("title" in piece))
    return <CardLine text={text} paper={paper} />;
  if ("page" in piece)
    return (
      <>
        {titleOf(piece)}, <PageReference id={pageAnchor(piece.page)} />
      </>
    );
  return paper.cards.has(piece.cardId) ? (
    <>
      {piece.title}, <PageReference id={cardAnchor(piece.cardId)} />
    </>
  ) : (
    piece.title
  );
}

/** The title that the page has here, or its usual one. */
const titleOf = ({ page, title }: { readonly page: CardPage; readonly title: string }) =>
  Object.values(SHORT_PARTS).find(({ id }) => id === pageAnchor(page))?.title ?? title;
