import { readFile } from "node:fs/promises";
import { exportPdf, type PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { type Browser, chromium } from "playwright";
import { documentHtml } from "../../apps/api/src/platform/pdf/document-shell";
import { findChromium } from "../../apps/api/src/platform/pdf/find-chromium";
import { unpackedPdf } from "../../apps/api/test/pdf/unpacked-pdf";
import { alternate } from "./alternate";
import { requestFor, fetchText } from "./http-client";
import { personOf } from "./people";
import { printComparison, printSkipped } from "./report";
import { type Product, whileServing } from "./served-product";

/*
 * A document of the demo as a PDF. The product sanitises the markup, prints it in a fresh context inside the jail as
 * often as correct page numbers need, and adds the author. The baseline is Chromium, started beforehand without a jail,
 * printing the same finished page once.
 */

const ROUNDS = 7;
const WARM_UPS = 2;
/** With hinting, letters are slightly narrower and page breaks would differ. */
const ARGUMENTS = ["--no-sandbox", "--font-render-hinting=none"];
const STYLE = new URL("../../packages/printables/src/document.css", import.meta.url);

/** Returns the style sheet with its imports inlined. */
async function wholeStyle(): Promise<string> {
  const imports = (await readFile(STYLE, "utf8")).matchAll(/^@import "(.+)";$/gm);
  const names = ["./tokens.css", ...Array.from(imports, ([, file = ""]) => file)];
  const files = names.map((file) => readFile(new URL(file, STYLE), "utf8"));
  return (await Promise.all(files)).join("\n");
}

/** Returns the document as the product's browser prints it in its last pass, with every page number filled in. */
async function finishedPage({ title = "", ...parts }: PrintRequest) {
  const { frontMatter, content, header, margins } = parts;
  const css = await wholeStyle();
  const page = documentHtml({
    title,
    frontMatter,
    content,
    css,
    header,
    pageNumbers: true,
    ...(margins ? { margins } : {}),
  });
  return page.replaceAll(/(<span[^>]*data-page-for="[^"]*"[^>]*>)(?=<\/span>)/g, "$100");
}

async function printOnce(browser: Browser, html: string): Promise<Buffer> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setContent(html, { waitUntil: "load" });
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await context.close();
  return pdf;
}

const PAGE_TREE = /\/Type \/Pages\s*\/Count (\d+)/g;

/** Returns the count of the root of the page tree. */
const pagesOf = (pdf: Buffer) => {
  const counts = unpackedPdf(pdf).toString("latin1").matchAll(PAGE_TREE);
  return Math.max(...Array.from(counts, ([, count]) => Number(count)));
};

/**
 * Prints what the screen would request for the demo's café, in turns with the baseline.
 * @param requestOf reads the document's data as the token's person
 */
export async function comparePdf(
  measure: string,
  requestOf: (product: Product, token: string) => Promise<PrintRequest>,
): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) return printSkipped(measure, "no Chromium is installed");
  await whileServing({ demo: true }, async (product) => {
    const token = await personOf(product, "owner@demo.example").signIn();
    const body = await requestOf(product, token);
    const html = await finishedPage(body);
    let round = 0;
    /** A document that differs from all before by its title, so that it is printed. */
    const printNew = () => {
      round += 1;
      const fresh = { ...body, title: `${body.title ?? ""} ${round}` };
      const { to, what } = requestFor(product.url, exportPdf, { token, body: fresh });
      return fetchText(to, what);
    };
    const { to, what } = requestFor(product.url, exportPdf, { token, body });
    const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    try {
      const [ours, bare] = [await printNew(), await printOnce(browser, html)].map(pagesOf);
      if (ours !== bare) throw new Error(`The baseline prints ${bare} pages, the product ${ours}.`);
      const timings = await alternate({
        ours: async () => void (await printNew()),
        baseline: async () => void (await printOnce(browser, html)),
        rounds: ROUNDS,
        warmUps: WARM_UPS,
      });
      printComparison(
        `${measure}, ${ours} pages`,
        "bare Chromium, the same page printed once",
        timings,
      );
      await fetchText(to, what);
      const repeated = await alternate({
        ours: async () => void (await fetchText(to, what)),
        baseline: async () => void (await printNew()),
        rounds: ROUNDS,
        warmUps: WARM_UPS,
      });
      printComparison(`${measure}, printed again unchanged`, "printing it", repeated);
    } finally {
      await browser.close();
    }
  });
}
