const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: " ",
};

/**
 * Returns the paragraphs of some HTML as plain text, such as a hazard's comment, which may come from an external
 * service. Tags are removed, so that nothing but text is ever shown.
 */
export const plainParagraphs = (html: string): readonly string[] =>
  html
    .split(/<\/(?:p|li|div|h\d)>|<br\s*\/?>/i)
    .map((part) =>
      part
        .replaceAll(/<[^>]*>?/g, "")
        .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? "")
        .replaceAll(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => text !== "");
