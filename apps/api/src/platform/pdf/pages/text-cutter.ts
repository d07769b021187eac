import type { Part } from "./document-part";

/** Returns the function that prepares a text to be cut. It runs in the page that is printed. */
export function textCutter(body: Part) {
  const ELEMENTS_AND_TEXTS = 5;
  /** What begins and ends a text in its own direction (`isolatedNames`). */
  const [ISOLATE, END] = ["\u2068", "\u2069"] as const;
  /**
   * Returns the length of a text in characters, and what cuts its end so that it has that many at most. A phone number
   * is not counted and never cut, and line breaks and images remain up to the cut.
   */
  return (text: Part) => {
    const nodes: { readonly node: Part; readonly characters: readonly string[] }[] = [];
    const elements: { readonly element: Part; readonly begins: number }[] = [];
    let length = 0;
    const walker = body.ownerDocument.createTreeWalker(text, ELEMENTS_AND_TEXTS);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeValue === null) {
        if (!node.closest(".hf-phone") && !node.querySelector(".hf-phone") && !node.hidden)
          elements.push({ element: node, begins: length });
      } else if (!node.parentElement?.closest(".hf-phone")) {
        const characters = [...node.nodeValue];
        nodes.push({ node, characters });
        length += characters.length;
      }
    }
    const cutTo = (most: number) => {
      let left = most;
      for (const { node, characters } of nodes) {
        const isEnd = left > 0 && left <= characters.length && most < length;
        const shown = characters.slice(0, Math.max(0, left)).join("");
        node.nodeValue = isEnd
          ? `${shown.trimEnd()}…${shown.startsWith(ISOLATE) ? END : ""}`
          : shown;
        left -= characters.length;
      }
      for (const { element, begins } of elements) element.hidden = most < length && begins >= most;
    };
    return { length, cutTo };
  };
}
