import { textWidth } from "./text-width";

/**
 * Returns names as one text of at most `width` characters, such as 'Ovens, Grill and 3 more'. The first name is
 * always in it. `source` says where the others are.
 */
export function namesWithin(names: readonly string[], width: number, source: string): string {
  let text = names[0] ?? "";
  for (const [at, name] of names.entries()) {
    if (at === 0) continue;
    const longer = `${text}, ${name}`;
    if (textWidth(longer) > width) return `${text} and ${names.length - at} more (${source})`;
    text = longer;
  }
  return text;
}
