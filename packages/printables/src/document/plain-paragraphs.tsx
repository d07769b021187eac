const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: " ",
};

/**
 * The words of a few paragraphs of HTML, such as a hazard's comment, which may come from an outside service. Tags
 * are left out, so what is shown of it can be nothing but text.
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
