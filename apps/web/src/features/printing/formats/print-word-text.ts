import {
  Bookmark,
  ExternalHyperlink,
  InternalHyperlink,
  type IRunOptions,
  PageReference,
  type ParagraphChild,
  TextRun,
} from "docx";
import { partColours, SHEET } from "./print-word-colours";

/** Shown for an empty box to tick, which print draws by its style sheet. */
const TICK_BOX = "\u2610";
/** What only paper or the screen shows: the letters on a section's edge, and notes that the printer may need. */
const LEFT_OUT = "[hidden], [aria-hidden='true']:not(.hf-tick, .hf-dots)";
/** What the paper sets in the colour of its section. */
const COLOURED =
  ".hf-part-word, .hf-topic-number, .hf-callout-word, .hf-action-number, .hf-tile-letter, .hf-contents-line--head";
/** Marks around a name from right to left (`isolatedNames`); Word has its own setting. */
const ISOLATES = /[\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

type Emphasis = Pick<IRunOptions, "bold" | "italics" | "color" | "style">;

export const isLeftOut = (element: Element) => element.matches(LEFT_OUT);

/** Elements that begin and end a line within a cell or a field. */
const BLOCKS = "div, p, li, ul, ol";

/** Returns the text of an element in runs, with its bold words, line breaks, links and page numbers. */
export const runsOf = (element: Element, emphasis: Emphasis = {}): ParagraphChild[] =>
  marked(element, piecesOf(element, emphasis).map(runOf));

/** Puts the places that links lead to around the text of a paragraph. */
const marked = (element: Element, runs: ParagraphChild[]): ParagraphChild[] =>
  placesIn(element).reduce((children, id) => [new Bookmark({ id, children })], runs);

const placesIn = (element: Element): readonly string[] =>
  [element, ...element.querySelectorAll("[data-places]")].flatMap((place) =>
    place instanceof HTMLElement ? (place.dataset["places"]?.split(" ") ?? []) : [],
  );

/** Text with its style, the end of a line, the number of a page, or a link. */
type Piece = "line" | IRunOptions | { readonly page: string } | LinkPiece;
type LinkPiece = { readonly link: HTMLElement; readonly pieces: readonly Piece[] };

function runOf(piece: Piece): ParagraphChild {
  if (piece === "line") return new TextRun({ break: 1 });
  if ("page" in piece) return new PageReference(piece.page, { hyperlink: true });
  if (!("link" in piece)) return new TextRun(piece);
  const children = piece.pieces.map(runOf);
  const place = piece.link.dataset["to"];
  return place === undefined
    ? new ExternalHyperlink({ link: piece.link.getAttribute("href") ?? "", children })
    : new InternalHyperlink({ anchor: place, children });
}

function piecesOf(node: Node, emphasis: Emphasis): Piece[] {
  if (node.nodeType === Node.TEXT_NODE) return textPieces(node.textContent ?? "", emphasis);
  if (!(node instanceof HTMLElement) || isLeftOut(node)) return [];
  if (node.matches(".hf-tick")) return [{ text: `${TICK_BOX} `, ...emphasis }];
  if (node.matches(".hf-dots")) return [{ text: "\t" }];
  if (node.matches("br")) return ["line"];
  if (node.matches("img")) return textPieces(node.getAttribute("alt") ?? "", emphasis);
  const { pageFor, to } = node.dataset;
  if (pageFor !== undefined) return to === undefined ? [] : [{ page: to }];
  const pieces = innerPieces(node, emphasisOf(node, emphasis));
  return isLink(node) && pieces.length > 0 ? [{ link: node, pieces }] : pieces;
}

/** A reference to what is left out is text. */
const isLink = (node: HTMLElement) =>
  node.matches("a[href]") &&
  (node.dataset["to"] !== undefined || node.getAttribute("href")?.startsWith("#") === false);

function emphasisOf(node: HTMLElement, outer: Emphasis): Emphasis {
  return {
    ...outer,
    ...(node.matches("strong, b, th, .hf-callout-word, .hf-action-number") ? { bold: true } : {}),
    ...(node.matches(COLOURED) ? { color: partColours(node).strong } : {}),
    ...(node.matches("th, .hf-tile-head") ? { color: SHEET } : {}),
    ...(node.matches("a[href]:not([href^='#'])") ? { style: "Hyperlink" } : {}),
  };
}

function innerPieces(node: Element, emphasis: Emphasis): Piece[] {
  return [...node.childNodes].reduce<Piece[]>((before, child) => {
    const pieces = piecesOf(child, emphasis);
    const isDivided = [child, child.previousSibling].some(isBlock);
    return isDivided && before.length > 0 && pieces.length > 0
      ? [...before, "line", ...pieces]
      : [...before, ...pieces];
  }, []);
}

const isBlock = (node: Node | null) => node instanceof Element && node.matches(BLOCKS);

/** A line break in recorded text is one in print, too. */
function textPieces(text: string, emphasis: Emphasis): Piece[] {
  const lines = text.replaceAll(ISOLATES, "").split("\n");
  return lines.flatMap((line, at): Piece[] => [
    ...(at === 0 ? [] : (["line"] as const)),
    ...(line === ""
      ? []
      : [{ text: line, ...emphasis, ...(RIGHT_TO_LEFT.test(line) ? { rightToLeft: true } : {}) }]),
  ]);
}
