import { DOCUMENT_TOO_COMPLEX, DOCUMENT_TOO_LARGE } from "@holdfast/contract/printing/errors";
import sanitizeHtml from "sanitize-html";
import { ProblemError } from "../../problem-error";
import { isSafePresentation, safeStyle } from "./safe-style";

/** Markup without scripts, URLs to fetch or style sheets; only made here. */
export type SafeMarkup = {
  readonly html: string;
  /** The ids that `data-page-for` refers to, each once. */
  readonly pageNumbersFor: readonly string[];
};

/**
 * Enough for 260 pages: the densest measured, a risk register or long lists of people, have 1.6 million characters
 * (without the bytes of images) and 42,000 elements.
 */
const MAX_CHARACTERS = 2_000_000;
const MAX_ELEMENTS = 50_000;
const MAX_DEPTH = 100;

/** How much of a document's limits its parts have used so far. */
export type Spent = { characters: number; elements: number };
export const nothingSpent = (): Spent => ({ characters: 0, elements: 0 });

const TEXT_TAGS =
  `a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup
  dd del dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li
  main mark nav ol p pre q s samp section small span strong sub sup table tbody td tfoot th thead time
  tr u ul var wbr`.split(/\s+/);
/** As the parser reads them inside an SVG: it gives `linearGradient` its case, attributes stay lower case. */
const DRAWING_TAGS = `svg g path rect circle ellipse line polyline polygon text tspan defs
  linearGradient radialGradient stop clipPath marker pattern`.split(/\s+/);
/** Dropped with their content; any other disallowed element is replaced by its text. */
const DROPPED_WHOLE =
  `script style textarea option select xmp noscript noembed noframes iframe object
  embed applet template title desc metadata foreignobject foreignObject math audio video canvas plaintext
  datalist`.split(/\s+/);

/** How parts of the document fit on their pages: `fit-pages.ts`. */
const FITTING =
  `data-fit data-follows data-rest data-rest-key data-rest-of data-keep data-left data-shorten data-note data-further
  data-further-line`.split(/\s+/);
const EVERYWHERE = `id class style lang dir role hidden aria-* data-page-for`
  .split(" ")
  .concat(FITTING);
const GEOMETRY =
  `clip-path clip-rule color cx cy d dominant-baseline dx dy fill fill-opacity fill-rule
  font-family font-size font-style font-weight fx fy gradienttransform gradientunits height
  letter-spacing marker-end marker-mid marker-start markerheight markerunits markerwidth offset opacity
  orient pathlength patterntransform patternunits points preserveaspectratio r refx refy rotate rx ry
  shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-rendering textlength
  transform transform-origin vector-effect viewbox width x x1 x2 y y1 y2`.split(/\s+/);
const PRESENTATION = new Set(GEOMETRY);
const DRAWING = new Set(DRAWING_TAGS);

const IMAGE_BYTES = /;base64,[A-Za-z0-9+/=]+/g;
const RASTER_IMAGE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const REMOVED = "removed";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_TAGS, ...DRAWING_TAGS],
  allowedAttributes: {
    "*": EVERYWHERE,
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    ol: ["start", "type", "reversed"],
    li: ["value"],
    col: ["span"],
    colgroup: ["span"],
    td: ["colspan", "rowspan", "headers"],
    th: ["colspan", "rowspan", "headers", "scope", "abbr"],
    time: ["datetime"],
    ...Object.fromEntries(DRAWING_TAGS.map((tag) => [tag, GEOMETRY])),
  },
  selfClosing: ["br", "col", "hr", "img", "wbr"],
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["data"] },
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WHOLE,
  disallowedTagsMode: "discard",
  // `safe-style.ts` is stricter than a style parser with patterns, and fast enough for 100,000 elements.
  parseStyleAttributes: false,
};

/**
 * Makes a client's markup harmless to print: a closed list of elements, attributes, style properties and raster images.
 * Inline SVG drawings are allowed. At its limits it takes half a second of CPU time, so the server runs it in a worker
 * thread (`document-maker.ts`).
 *
 * @param spent what the previous parts of the document used; this part's use is added
 * @throws ProblemError DOCUMENT_TOO_LARGE for too much markup, DOCUMENT_TOO_COMPLEX for too many or too deeply nested
 * elements
 */
export function sanitiseDocument(markup: string, spent: Spent = nothingSpent()): SafeMarkup {
  spent.characters += markup.replaceAll(IMAGE_BYTES, "").length;
  if (spent.characters > MAX_CHARACTERS) throw new ProblemError(DOCUMENT_TOO_LARGE);
  const pageNumbersFor = new Set<string>();
  const open: string[] = [];
  const html = sanitizeHtml(markup, {
    ...OPTIONS,
    onOpenTag: (tagName) => {
      spent.elements += 1;
      open.push(tagName);
      if (spent.elements > MAX_ELEMENTS || open.length > MAX_DEPTH)
        throw new ProblemError(DOCUMENT_TOO_COMPLEX);
    },
    onCloseTag: () => {
      open.pop();
    },
    transformTags: {
      "*": (tagName, attributes) => {
        const role = listRole(tagName, open.at(-2));
        const attribs = safeAttributes(tagName, attributes);
        if (role !== undefined) attribs["role"] = role;
        const target = attribs["data-page-for"];
        if (target) pageNumbersFor.add(target);
        return { tagName: isUnsafeImage(tagName, attributes) ? REMOVED : tagName, attribs };
      },
    },
  });
  return { html, pageNumbersFor: [...pageNumbersFor] };
}

/**
 * Returns the role that makes Chromium tag a list of terms and their definitions as a list: it has no tags for the
 * elements themselves. A term gets the tag of code, which our documents don't contain; `pdf-tags.ts` makes it a label.
 */
function listRole(tagName: string, parent: string | undefined): string | undefined {
  if (tagName === "dl") return "list";
  if (tagName === "dt") return "code";
  return tagName === "div" && parent === "dl" ? "listitem" : undefined;
}

const isUnsafeImage = (tagName: string, { src }: sanitizeHtml.Attributes) =>
  tagName === "img" && !RASTER_IMAGE.test(src ?? "");

/** `sanitize-html` decides which attributes are allowed; this checks their values. */
function safeAttributes(
  tagName: string,
  attributes: sanitizeHtml.Attributes,
): Record<string, string> {
  const safe: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "style") {
      const style = safeStyle(value);
      if (style) safe[name] = style;
    } else if (name === "hidden") {
      // An empty value would be removed with its name.
      safe[name] = name;
    } else if (!DRAWING.has(tagName) || !PRESENTATION.has(name) || isSafePresentation(value))
      safe[name] = value;
  }
  return safe;
}
