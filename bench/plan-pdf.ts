import { readFile } from "node:fs/promises";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { exportPdf, type PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { type Browser, chromium } from "playwright";
import { documentHtml } from "../apps/api/src/platform/pdf/document-shell";
import { findChromium } from "../apps/api/src/platform/pdf/find-chromium";
import { alternate } from "./ground/alternate";
import { askOf, call, heard } from "./ground/http-client";
import { personOf } from "./ground/people";
import { printRace, printSkipped } from "./ground/report";
import { type Product, whileServing } from "./ground/served-product";

/*
 * The demonstration's continuity plan as a PDF. Ours sanitises the markup, prints it in a fresh context
 * inside the jail as often as true page numbers need, and names the author. The floor is Chromium,
 * started beforehand without a jail, printing the same finished page once.
 */

const MEASURE = "the plan PDF";
const ROUNDS = 7;
const WARM_UPS = 2;
/** Hinted letters are a little narrower, and would make other pages. */
const ARGUMENTS = ["--no-sandbox", "--font-render-hinting=none"];
const STYLE = new URL("../packages/printables/src/document.css", import.meta.url);

/** What the screen sends for the café's plan. */
async function printRequest(product: Product): Promise<{ token: string; body: PrintRequest }> {
  const token = await personOf(product, "owner@demo.example").signIn();
  const [plan] = await call(product.url, listPlans, { token });
  if (!plan) throw new Error("The demonstration has no plan.");
  const params = { planId: plan.planId };
  const data = await call(product.url, readPlanDocument, { token, params });
  return { token, body: continuityPlanPrint(data) };
}

/** The style with the files it imports in their places. */
async function wholeStyle(): Promise<string> {
  const imports = (await readFile(STYLE, "utf8")).matchAll(/^@import "(.+)";$/gm);
  const files = Array.from(imports, ([, file = ""]) => readFile(new URL(file, STYLE), "utf8"));
  return (await Promise.all(files)).join("\n");
}

/** The document as the product's browser has it in its last pass, every page number filled. */
async function finishedPage({ title = "", frontMatter, content, header }: PrintRequest) {
  const css = await wholeStyle();
  const page = documentHtml({ title, frontMatter, content, css, header, pageNumbers: true });
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

/** The page tree's own count: an incremental update repeats a page's object, but not the tree. */
const PAGE_TREE = /\/Type \/Pages\s*\/Count (\d+)/g;
const pagesOf = (pdf: Buffer) =>
  Math.max(...Array.from(pdf.toString("latin1").matchAll(PAGE_TREE), ([, count]) => Number(count)));

const executablePath = findChromium();
if (executablePath)
  await whileServing({ demonstration: true }, async (product) => {
    const { token, body } = await printRequest(product);
    const html = await finishedPage(body);
    const { to, what } = askOf(product.url, exportPdf, { token, body });
    const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    try {
      const [ours, bare] = [await heard(to, what), await printOnce(browser, html)].map(pagesOf);
      if (ours !== bare) throw new Error(`The floor prints ${bare} pages, the product ${ours}.`);
      const timings = await alternate({
        ours: async () => void (await heard(to, what)),
        floor: async () => void (await printOnce(browser, html)),
        rounds: ROUNDS,
        warmUps: WARM_UPS,
      });
      printRace(`${MEASURE}, ${ours} pages`, "bare Chromium, the same page printed once", timings);
    } finally {
      await browser.close();
    }
  });
else printSkipped(MEASURE, "no Chromium is installed");
