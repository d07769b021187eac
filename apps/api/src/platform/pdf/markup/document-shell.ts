import { OTHER_CHARACTERS } from "./missing-characters";
import { fontsFor } from "./print-fonts";
import { nothingSpent, type SafeMarkup, sanitiseDocument } from "./sanitise-document";

/** A complete document whose content was sanitised; only made here, so nothing else can be printed. */
export type PrintableDocument = string & { readonly [printable]: true };
declare const printable: unique symbol;

export type DocumentParts = {
  readonly title: string;
  /** Markup of the cover and everything before the text; not trusted. */
  readonly frontMatter?: string | undefined;
  /** Markup of the text; not trusted. */
  readonly content: string;
  /** The style sheet of printed documents; ours. */
  readonly css: string;
  /** The running head, left and right at the top of every page except the cover, and the left of its foot. */
  readonly header?:
    | {
        readonly left?: string | undefined;
        readonly right?: string | undefined;
        readonly foot?: string | undefined;
      }
    | undefined;
  readonly pageNumbers: boolean;
  /** Whether it is bound and printed on both sides; the style sheet has the mirrored margins. */
  readonly isDoubleSided?: boolean | undefined;
  /** CSS pixels (96 per inch); absent: the style sheet's own. */
  readonly margins?: { readonly top: number; readonly bottom: number } | undefined;
};

/** The two parts of a document's markup, sanitised. */
export type SafeParts = { readonly front: SafeMarkup; readonly content: SafeMarkup };

/**
 * Sanitises both parts of a document's markup, which share its limits. Slow: see `document-maker.ts`.
 * @throws ProblemError from the sanitiser, for markup beyond its limits
 */
export function sanitiseParts(parts: Pick<DocumentParts, "frontMatter" | "content">): SafeParts {
  const spent = nothingSpent();
  return {
    front: sanitiseDocument(parts.frontMatter ?? "", spent),
    content: sanitiseDocument(parts.content, spent),
  };
}

/** Sanitises and assembles a document in this thread, for our own documents and for tests. */
export const documentHtml = (parts: DocumentParts): PrintableDocument =>
  assembleDocument(parts, sanitiseParts(parts));

/**
 * Assembles a document as the browser prints it: sanitised content, embedded fonts, the style sheet, running head and
 * page numbers.
 */
export function assembleDocument(
  parts: Omit<DocumentParts, "frontMatter" | "content">,
  { front, content }: SafeParts,
): PrintableDocument {
  const targets = new Set([...front.pageNumbersFor, ...content.pageNumbersFor]);
  const { header } = parts;
  const text = [front.html, content.html, header?.left, header?.right, header?.foot].join(" ");
  const fonts = fontsFor(text);
  const classes = [parts.isDoubleSided && DOUBLE_SIDED, parts.pageNumbers && NUMBERED];
  const html = `<!doctype html>
<html lang="en-AU" class="${classes.filter(Boolean).join(" ")}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(parts.title)}</title>${fonts.others.length === 0 ? "" : othersOf(fonts.others)}
<style>${fonts.css}</style>
<style>${fonts.styled(pageBoxes(parts))}</style>
<style>${fonts.styled(parts.css)}</style>
<style>${pageMargins(parts)}</style>
</head>
<body>
${runningLines(parts)}
${front.html}
${content.html}
${parts.pageNumbers || targets.size > 0 ? linksTo(targets) : ""}
</body>
</html>`;
  return html as PrintableDocument;
}

/**
 * The element on page one; what precedes it (cover, disclaimer) is not counted. The style sheet counts the same way, so
 * that a number in the contents is the number on the page.
 */
export const FIRST_NUMBERED = "contents";

/** The id of a cover after the last numbered page. */
export const BACK_COVER = "back-cover";

/** The class of a double-sided document. */
export const DOUBLE_SIDED = "hf-double-sided";

/** The class of a document whose pages are numbered. */
export const NUMBERED = "hf-numbered";

/** The custom property with the text after each page number, such as ' of 55'; set once the pages are counted. */
export const NUMBERED_PAGES = "--numbered-pages";

const othersOf = (characters: readonly string[]) =>
  `\n<meta name="${OTHER_CHARACTERS}" content="${escapeHtml(characters.join(""))}">`;

/** Chromium writes the page of an element into the PDF only if a link, visible or not, points to it. */
const linksTo = (ids: ReadonlySet<string>) =>
  `<nav style="display:none">${[FIRST_NUMBERED, BACK_COVER, ...ids]
    .map((id) => `<a href="#${escapeHtml(encodeURIComponent(id))}"></a>`)
    .join("")}</nav>`;

const TEXT = 'font:400 8pt/1.3 "Holdfast Sans",sans-serif;color:var(--muted)';
const HEAD = `${TEXT};vertical-align:bottom;padding-bottom:12px`;
const FOOT = `${TEXT};vertical-align:top;padding-top:12px`;

/** The class of the running head and foot as lines to measure; margin boxes cannot be measured. */
export const RUNNING_LINE = "hf-running-line";
const RUNNING_LINE_STYLE = `.${RUNNING_LINE}{position:absolute;visibility:hidden;display:flex;gap:4mm;width:170mm;white-space:nowrap;${TEXT}}.${RUNNING_LINE}>span{flex:none}`;

const RUNNING_TEXTS = ["left", "right", "foot"] as const;
/** The custom property with a text of the head or the foot that is shortened (`fit-pages.ts`). */
const propertyOf = (name: (typeof RUNNING_TEXTS)[number]) => `--running-${name}`;

/** The head and the foot for measuring; the foot has room for the page number. */
function runningLines({ header, pageNumbers }: Pick<DocumentParts, "header" | "pageNumbers">) {
  const text = (name: (typeof RUNNING_TEXTS)[number]) =>
    header?.[name]
      ? `<span data-property="${propertyOf(name)}">${escapeHtml(header[name])}</span>`
      : "";
  const line = (texts: string) => `<div class="${RUNNING_LINE}">${texts}</div>`;
  if (header === undefined) return "";
  return (
    line(text("left") + text("right")) +
    line(text("foot") + (pageNumbers ? "<span>000 of 000</span>" : ""))
  );
}

/**
 * The margin boxes of every page. They come before the style sheet, because in Chromium a later `@page` overrides a
 * named one; so the sheet's `cover` and `plain` pages can omit them. The left-hand pages of a double-sided document
 * have them the other way round, so that the page number is at the outer edge.
 */
function pageBoxes(parts: Pick<DocumentParts, "header" | "pageNumbers" | "isDoubleSided">): string {
  const { header, pageNumbers, isDoubleSided } = parts;
  const number = pageNumbers
    ? `counter(page,decimal-leading-zero) var(${NUMBERED_PAGES},"")`
    : undefined;
  const [left, right, foot] = RUNNING_TEXTS.map((name) => {
    const text = header?.[name];
    return text ? `var(${propertyOf(name)},${cssString(text)})` : undefined;
  });
  const box = (name: string, content: string | undefined, style: string) =>
    content === undefined ? "" : `@${name}{content:${content};${style}}`;
  const boxes = [
    box("top-left", left, HEAD),
    box("top-right", right, HEAD),
    box("bottom-left", foot, FOOT),
    box("bottom-right", number, FOOT),
  ];
  const mirrored = [
    box("top-left", right ?? "none", HEAD),
    box("top-right", left ?? "none", HEAD),
    box("bottom-left", number ?? "none", FOOT),
    box("bottom-right", foot ?? "none", FOOT),
  ];
  const leftPages = isDoubleSided ? `@page :left{${mirrored.join("")}}` : "";
  return `body{margin:0}${RUNNING_LINE_STYLE}@page{size:A4;${boxes.join("")}}${leftPages}`;
}

/** Comes after the style sheet, whose own margins these replace; the cover still extends to the paper's edge. */
const pageMargins = ({ margins }: Pick<DocumentParts, "margins">) =>
  margins
    ? `@page{margin-top:${margins.top}px;margin-bottom:${margins.bottom}px}@page cover{margin:0}`
    : "";

/** Writes text as a CSS string that cannot be ended early, also inside `<style>`. */
export const cssString = (text: string): string =>
  `"${[...text.replaceAll(/\p{Cc}/gu, " ")]
    .map((character) =>
      /[\p{L}\p{N} .,-]/u.test(character)
        ? character
        : `\\${character.codePointAt(0)?.toString(16)} `,
    )
    .join("")}"`;

const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
