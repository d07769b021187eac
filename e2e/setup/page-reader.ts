import { expect, type Page } from "@playwright/test";

/** What a business in Wellington must not read, each with a name for the failure. */
const UNWANTED: readonly (readonly [string, RegExp])[] = [
  ["an Australian emergency number", /(?<![\d,.])000(?!\d)|triple zero|132 500/giu],
  [
    "an Australian authority",
    /\b(?:SES|SafeWork|WorkSafe (?!New Zealand)|WorkCover|OAIC|ASIC|ATO|APRA|Fair Work)\b/gu,
  ],
  [
    "an Australian place",
    /\b(?:Australian?|NSW|New South Wales|Queensland|Sydney|Melbourne|Brisbane|in \d+ states)\b/giu,
  ],
  ["an Australian word", /\b(?:ABN|BAS|superannuation)\b|\bworkers.{0,7} compensation\b/giu],
  ["an Australian phone number", /\+61/gu],
  ["an Australian amount", /AU\$|(?<!\w)A\$|\bAUD\b/gu],
  ["an invented fact", /\bour (?:\w+ )?policy (?:covers|includes|pays)\b|\bwe are insured\b/giu],
  ["a café", /\bcaf[eé]s?\b|\bkitchens?\b|\bespresso\b|\bbaristas?\b|\bcoffee\b/giu],
];

/**
 * Pages of the seller for people everywhere: they name disasters of the world, where its offices are, and the price in
 * its own currency.
 */
const OF_SELLER: ReadonlySet<string> = new Set(["/", "/contact-us", "/purchase"]);
const SELLER_MAY: ReadonlySet<string> = new Set(["an Australian place", "an Australian amount"]);

/** True everywhere: who made the list of industries, which names its source. */
const ATTRIBUTION = /Based on ANZSIC 2006 .{0,20}Australian Bureau of Statistics and Stats NZ/gu;

/** How long a page shows the same once it is complete (ms). */
const SETTLED = 1_000;

/** Collects what is unwanted in the texts of a walk. */
export function startReading() {
  const found: string[] = [];
  const read = (where: string, text: string) => {
    expect(text.trim(), where).not.toBe("");
    const own = text.replaceAll(ATTRIBUTION, "");
    const unwanted = UNWANTED.filter(([what]) => !OF_SELLER.has(where) || !SELLER_MAY.has(what));
    for (const [what, pattern] of unwanted)
      for (const { 0: words, index } of own.matchAll(pattern)) {
        const around = own.slice(Math.max(0, index - 60), index + words.length + 60);
        found.push(`${where}: ${what}: …${around.replaceAll(/\s+/gu, " ")}…`);
      }
  };
  const readPage = async (page: Page, where: string) => {
    await expect(page.locator("h1").first()).toBeAttached();
    // Not until the network is quiet: parts are also loaded once it is, and a screen may look for news at any time.
    await expect(page.locator("[data-skeleton]:not([data-unseen] *)")).toHaveCount(0);
    read(where, await settledTextOf(page));
  };
  return { found, read, readPage };
}

/** Returns the text of a page once it stays the same: the last parts appear in idle moments. */
async function settledTextOf(page: Page): Promise<string> {
  let text = "";
  const isSettled = async () => {
    const before = text;
    text = await textOf(page);
    return text === before;
  };
  await expect.poll(isSettled, { intervals: [SETTLED] }).toBe(true);
  return text;
}

/** Returns what a page shows and says, with folded parts and the texts of its fields, but without the choices of its selects. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("select { display: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const shown = document.body.innerText;
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    const folded = [...document.querySelectorAll("details:not([open])")].map(
      ({ textContent }) => textContent,
    );
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
    ].flatMap(({ value, placeholder }) => [value, placeholder]);
    const labels = [...document.querySelectorAll("[aria-label]")].map(
      (element) => element.ariaLabel ?? "",
    );
    return [shown, ...folded, ...fields, ...labels].join("\n");
  });
