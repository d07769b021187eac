import type { Page } from "playwright-core";
import { type PageUnit, pageAt, pageStarts } from "./paginate";
import type { PdfStructure } from "../pdf-structure";

/** What the function below uses of the DOM; it runs in the browser. */
type Rule = { readonly type: number; readonly selectorText: string; readonly style: Style };
type Style = {
  readonly display: string;
  readonly breakBefore: string;
  readonly breakAfter: string;
  readonly breakInside: string;
  readonly marginTop: string;
  readonly marginBottom: string;
  readonly marginLeft: string;
  readonly marginRight: string;
  getPropertyValue(name: string): string;
};
type Box = {
  readonly id: string;
  readonly tagName: string;
  readonly style: { width: string };
  readonly children: Iterable<Box>;
  readonly ownerDocument: {
    readonly defaultView: { getComputedStyle(box: Box): Style };
    readonly styleSheets: Iterable<{ readonly cssRules: Iterable<Rule> }>;
  };
  getBoundingClientRect(): {
    readonly top: number;
    readonly bottom: number;
    readonly width: number;
  };
  querySelectorAll(selector: string): Iterable<Box>;
  closest(selector: string): Box | null;
  querySelector(selector: string): Box | null;
};

/** Units of millimetres in the style sheet's page boxes, in CSS pixels. */
const MILLIMETRE = 96 / 25.4;
const PAPER_HEIGHT = 297 * MILLIMETRE;
const PAPER_WIDTH = 210 * MILLIMETRE;

/** Estimates the pages of all ids from the layout on the screen, in a small part of the time of a print. */
export async function estimatePages(page: Page): Promise<PdfStructure> {
  const { units, positions, margins } = await page.locator("body").evaluate(measure, PAPER_WIDTH);
  const marginsOf = new Map(margins.map(([name, vertical]) => [name, vertical]));
  const starts = pageStarts(
    units,
    (name) => PAPER_HEIGHT - (marginsOf.get(name) ?? marginsOf.get("") ?? 0),
  );
  return {
    pages: starts.length,
    pageOf: new Map(positions.map(([id, top]) => [id, pageAt(starts, top)])),
  };
}

/** Measures the parts that aren't split, the ids, and the margins above and below the text of each page box. */
function measure(body: Box, paperWidth: number) {
  const view = body.ownerDocument.defaultView;
  const millimetre = 96 / 25.4;
  const margins: [string, number][] = [];
  const widths = new Map<string, number>();
  for (const sheet of body.ownerDocument.styleSheets)
    for (const { type, selectorText, style } of sheet.cssRules) {
      // CSSRule.PAGE_RULE; the margins of left-hand and right-hand pages have the same sum.
      if (type !== 6 || style.marginTop === "") continue;
      const [top = 0, bottom = 0, left = 0, right = 0] = [
        style.marginTop,
        style.marginBottom,
        style.marginLeft,
        style.marginRight,
      ].map(
        (margin) => (Number.parseFloat(margin) || 0) * (margin.endsWith("mm") ? millimetre : 1),
      );
      margins.push([selectorText, top + bottom]);
      // A later rule for all pages can have the margins above and below only.
      if (style.marginLeft !== "") widths.set(selectorText, paperWidth - left - right);
    }
  const textWidth = widths.get("") ?? paperWidth;
  body.style.width = `${textWidth}px`;
  const wider: Box[] = [];
  for (const box of body.querySelectorAll("section")) {
    const width = widths.get(view.getComputedStyle(box).getPropertyValue("page"));
    if (width === undefined || width === textWidth) continue;
    box.style.width = `${width}px`;
    wider.push(box);
  }
  const whole = 257 * millimetre;
  const units: PageUnit[] = [];
  const stack = [{ box: body, opensAt: Number.NaN, keeps: false, pageName: "" }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { box } = next;
    const style = view.getComputedStyle(box);
    const { top, bottom } = box.getBoundingClientRect();
    if (style.display === "none" || (bottom === top && style.breakBefore !== "page")) continue;
    const ownPage = style.getPropertyValue("page");
    const pageName = ownPage === "auto" ? next.pageName : ownPage;
    // A page begins at the top of the outermost part that opens it.
    const opensAt = Number.isNaN(next.opensAt) && style.breakBefore === "page" ? top : next.opensAt;
    const keepsWithPrevious = next.keeps || style.breakBefore === "avoid";
    const isWhole = style.breakInside === "avoid" && bottom - top <= whole;
    const inner = isWhole || box.tagName === "svg" ? [] : [...box.children];
    const blocks = inner.filter(
      (one) => !/^(?:inline|none|contents|table-column)/.test(view.getComputedStyle(one).display),
    );
    if (blocks.length > 0) {
      for (const [at, one] of [...blocks.entries()].toReversed())
        stack.push({
          box: one,
          opensAt: at === 0 ? opensAt : Number.NaN,
          keeps: keepsWithPrevious && at === 0,
          pageName,
        });
      continue;
    }
    const head = box.tagName === "TR" ? box.closest("table")?.querySelector("thead") : null;
    const headRect = head?.getBoundingClientRect();
    units.push({
      top: Number.isNaN(opensAt) ? top : opensAt,
      bottom,
      opensPage: !Number.isNaN(opensAt),
      pageName,
      keepsWithPrevious,
      keepsWithNext: style.breakAfter === "avoid" || box.closest("thead") !== null,
      headHeight: headRect ? headRect.bottom - headRect.top : 0,
    });
  }
  const positions: [string, number][] = [];
  for (const box of body.querySelectorAll("[id]"))
    positions.push([box.id, box.getBoundingClientRect().top]);
  for (const box of [body, ...wider]) box.style.width = "";
  return { units, positions, margins };
}
