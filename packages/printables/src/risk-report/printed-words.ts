/** Returns the text of some markup on one line. Only for tests. */
export const words = (markup: string): string =>
  markup
    .replaceAll("<wbr/>", "")
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .replaceAll("&amp;", "&");
