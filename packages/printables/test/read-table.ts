/* Only for tests: reads the markup of the plan. */

/** Returns the first group of every match. */
export const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/**
 * Returns the text of a table by row and cell; the table is found by the beginning of its caption.
 * @throws Error if there is no such table
 */
export function tableRows(markup: string, caption: string): string[][] {
  const from = ["<caption>", '<caption hidden="">']
    .map((start) => markup.indexOf(start + caption))
    .find((at) => at !== -1);
  if (from === undefined) throw new Error(`There is no table with the caption '${caption}'.`);
  const body = /<tbody[^>]*>(.*?)<\/tbody>/su.exec(markup.slice(from))?.[1] ?? "";
  return all(body, /<tr[^>]*>(.*?)<\/tr>/gsu).map((row) =>
    all(row, /<td[^>]*>(.*?)<\/td>/gsu).map((cell) =>
      cell.replaceAll(/<[^>]+>/gu, "").replaceAll("\u00a0", ""),
    ),
  );
}
