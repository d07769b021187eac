import { isLeftOut } from "./print-word-text";

/** Elements that become a paragraph of Word. */
const PARAGRAPHS = "h1, h2, h3, h4, p, li, dt, td, th, figcaption";

/**
 * Marks the paragraphs that links and page numbers lead to with the names of their bookmarks, and both with the name they
 * lead to. Word permits letters, digits and low lines in such a name.
 */
export function markPlaces(body: Element): void {
  for (const [at, id] of [...new Set(referencesIn(body).map(targetOf))].entries()) {
    const target = body.querySelector(`[id="${CSS.escape(id)}"]`);
    const paragraph = target?.matches(PARAGRAPHS) ? target : target?.querySelector(PARAGRAPHS);
    if (!(paragraph instanceof HTMLElement) || isInLeftOut(paragraph)) continue;
    const place = `place_${at + 1}`;
    paragraph.dataset["places"] = [paragraph.dataset["places"], place].join(" ").trim();
    for (const reference of referencesIn(body))
      if (targetOf(reference) === id) reference.dataset["to"] = place;
  }
}

const referencesIn = (body: Element) => [
  ...body.querySelectorAll<HTMLElement>('a[href^="#"], [data-page-for]'),
];

const targetOf = (reference: HTMLElement) =>
  reference.dataset["pageFor"] ?? reference.getAttribute("href")?.slice(1) ?? "";

function isInLeftOut(element: Element): boolean {
  return (
    isLeftOut(element) || (element.parentElement !== null && isInLeftOut(element.parentElement))
  );
}
