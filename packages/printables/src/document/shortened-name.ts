import { characterWidth, textWidth } from "./text-width";

/** Shortens a name to a width of `maxWidth` characters for a single line, such as the running header. */
export const shortenedName = (name: string, maxWidth: number): string => {
  if (textWidth(name) <= maxWidth) return name;
  let width = 0;
  const kept = [...name].filter((character) => (width += characterWidth(character)) < maxWidth);
  return `${kept.join("")}…`;
};
