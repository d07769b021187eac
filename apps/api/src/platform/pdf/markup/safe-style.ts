/*
 * What a style attribute of a printed document may contain. By allow list: a property that is not named here, or a
 * value with anything but plain words, numbers, colours and known functions, is dropped. So `url()`, escapes,
 * `expression()`, comments and at-rules cannot be written at all.
 */

const PROPERTIES = new Set(
  `
  align-content align-items align-self aspect-ratio background background-color
  border border-block border-block-end border-block-start border-bottom border-bottom-color
  border-bottom-left-radius border-bottom-right-radius border-bottom-style border-bottom-width
  border-collapse border-color border-inline border-inline-end border-inline-start border-left
  border-left-color border-left-style border-left-width border-radius border-right border-right-color
  border-right-style border-right-width border-spacing border-style border-top border-top-color
  border-top-left-radius border-top-right-radius border-top-style border-top-width border-width
  bottom box-decoration-break box-sizing break-after break-before break-inside caption-side clear
  clip-rule color column-count column-gap column-width columns display dominant-baseline
  empty-cells fill fill-opacity fill-rule flex flex-basis flex-direction flex-flow flex-grow
  flex-shrink flex-wrap float font font-family font-feature-settings font-size font-style
  font-variant font-variant-caps font-variant-numeric font-weight gap grid grid-area
  grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-end grid-column-start
  grid-row grid-row-end grid-row-start grid-template grid-template-areas grid-template-columns
  grid-template-rows height hyphens inset justify-content justify-items justify-self left
  letter-spacing line-height list-style list-style-position list-style-type margin margin-block
  margin-block-end margin-block-start margin-bottom margin-inline margin-inline-end
  margin-inline-start margin-left margin-right margin-top max-height max-width min-height min-width
  object-fit object-position opacity order orphans outline overflow overflow-wrap padding
  padding-block padding-block-end padding-block-start padding-bottom padding-inline
  padding-inline-end padding-inline-start padding-left padding-right padding-top page
  page-break-after page-break-before page-break-inside paint-order place-content place-items
  place-self position print-color-adjust right row-gap stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width table-layout text-align text-align-last text-anchor text-decoration
  text-decoration-color text-decoration-line text-decoration-style text-decoration-thickness
  text-indent text-overflow text-transform text-underline-offset text-wrap top transform
  transform-origin vector-effect vertical-align visibility white-space widows width word-break
  word-spacing word-wrap writing-mode z-index -webkit-print-color-adjust
`
    .trim()
    .split(/\s+/),
);
const CUSTOM_PROPERTY = /^--[a-z][a-z0-9-]{0,40}$/;

const FUNCTIONS = new Set(
  `rgb rgba hsl hsla oklch color-mix calc min max clamp var minmax repeat fit-content
  linear-gradient radial-gradient conic-gradient translate translatex translatey rotate scale
  scalex scaley`.split(/\s+/),
);

const MAX_VALUE = 300;
const PLAIN_VALUE = /^[-\w\s#.,%()+*/!"']*$/;
const QUOTED = /"[\w\s-]*"|'[\w\s-]*'/g;
const FUNCTION_CALL = /([\w-]*)\(/g;

/** Returns the allowed declarations of a style attribute; empty if there are none. */
export function safeStyle(style: string): string {
  const safe: string[] = [];
  for (const declaration of style.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (isSafeProperty(property) && isSafeValue(value)) safe.push(`${property}:${value}`);
  }
  return safe.join(";");
}

const isSafeProperty = (property: string) =>
  PROPERTIES.has(property) || CUSTOM_PROPERTY.test(property);

function isSafeValue(value: string): boolean {
  if (value === "" || value.length > MAX_VALUE || !PLAIN_VALUE.test(value)) return false;
  if (value.includes("/*") || value.includes("*/")) return false;
  const bare = value.replace(QUOTED, "");
  if (/["']/.test(bare) || !hasMatchingBrackets(bare)) return false;
  return [...bare.matchAll(FUNCTION_CALL)].every(
    ([, name = ""]) => name === "" || FUNCTIONS.has(name.toLowerCase()),
  );
}

function hasMatchingBrackets(value: string): boolean {
  let open = 0;
  for (const character of value) {
    if (character === "(") open += 1;
    if (character === ")") open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

const LOCAL_REFERENCE = /^url\(#[\w:.-]+\)$/;
const PLAIN_ATTRIBUTE = /^[-\w\s#.,%()+]*$/;

/** Whether a presentation attribute of SVG (`fill`, `transform`, `d`) refers to nothing outside its document. */
export const isSafePresentation = (value: string) =>
  LOCAL_REFERENCE.test(value) || (PLAIN_ATTRIBUTE.test(value) && !/url/i.test(value));
