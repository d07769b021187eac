import { documentStyle } from "@holdfast/printables/document-style";

/** Returns a colour of the paper by its name in the style sheet, as Word writes it. */
export function paperColour(name: string): string {
  const value = new RegExp(`--${name}: (?:light-dark\\()?#([0-9a-f]{6})`).exec(documentStyle)?.[1];
  if (value === undefined) throw new Error(`The style sheet has no colour ${name}.`);
  return value.toUpperCase();
}

export const INK = paperColour("text");
export const QUIET = paperColour("muted");
export const RULE = paperColour("sheet-rule");
export const SHEET = paperColour("sheet");
export const ACCENT = paperColour("accent");

type PartColours = { readonly strong: string; readonly wash: string };

const PLAIN: PartColours = { strong: paperColour("part"), wash: paperColour("part-wash") };
const PARTS: ReadonlyMap<string, PartColours> = new Map([
  ["hf-grey", { strong: paperColour("part-grey"), wash: PLAIN.wash }],
  ...["red", "blue", "green"].map(
    (team) =>
      [
        `hf-${team}`,
        { strong: paperColour(`part-${team}`), wash: paperColour(`${team}-soft`) },
      ] as const,
  ),
]);

/** Returns the class of the colour that an element is printed in. */
export function partName(element: Element): string {
  const part = element.closest([...PARTS.keys()].map((name) => `.${name}`).join(", "));
  return [...PARTS.keys()].find((name) => part?.classList.contains(name)) ?? "";
}

/** Returns the colours of the team whose pages an element is on. */
export const partColours = (element: Element): PartColours => PARTS.get(partName(element)) ?? PLAIN;
