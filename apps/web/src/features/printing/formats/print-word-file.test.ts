import { approvedPlan } from "@holdfast/printables/test/approved-plan-sample";
import { emptyPlan } from "@holdfast/printables/test/empty-plan-sample";
import { planAtLimits } from "@holdfast/printables/test/limits-plan-sample";
import { cafePlan } from "@holdfast/printables/test/plan-sample";
import type { ContinuityPlanData } from "@holdfast/printables/continuity-plan/plan-data";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { describe, expect, it } from "vitest";
import { planWordFile } from "./print-word-file";

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/** Returns a file of a zip archive as XML, found by the archive's list of files. */
async function readPart(blob: Blob, name: string): Promise<XMLDocument> {
  const bytes = new DataView(await blob.arrayBuffer());
  const end = bytes.byteLength - 22;
  let at = bytes.getUint32(end + 16, true);
  for (let left = bytes.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameLength = bytes.getUint16(at + 28, true);
    const packed = bytes.getUint32(at + 20, true);
    const local = bytes.getUint32(at + 42, true);
    if (new TextDecoder().decode(new Uint8Array(bytes.buffer, at + 46, nameLength)) === name) {
      const start =
        local + 30 + bytes.getUint16(local + 26, true) + bytes.getUint16(local + 28, true);
      const data = blob.slice(start, start + packed).stream();
      const text =
        bytes.getUint16(at + 10, true) === 0
          ? await new Response(data).text()
          : await new Response(data.pipeThrough(new DecompressionStream("deflate-raw"))).text();
      return new DOMParser().parseFromString(text, "application/xml");
    }
    at += 46 + nameLength + bytes.getUint16(at + 30, true) + bytes.getUint16(at + 32, true);
  }
  throw new Error(`The archive has no ${name}.`);
}

const all = (node: Element | XMLDocument, name: string) => [
  ...node.getElementsByTagNameNS(WORD, name),
];
const valuesOf = (node: Element | XMLDocument, name: string, attribute = "val") =>
  all(node, name).map((element) => element.getAttributeNS(WORD, attribute) ?? "");

const textOf = (node: Element | XMLDocument) =>
  all(node, "t")
    .map((run) => run.textContent)
    .join("");
const squeezed = (text: string) => text.replaceAll(/\s+/g, "");

/** Whether a run is the number of a page, which the printer fills in on paper. */
const isPageReference = (run: Element) =>
  all(run, "instrText").some(({ textContent }) => textContent.startsWith("PAGEREF"));

/** Returns what Word shows: the text with its line breaks, a line for each paragraph. */
const linesOf = (node: Element | XMLDocument) =>
  [...node.getElementsByTagNameNS(WORD, "p")]
    .map((paragraph) =>
      [...paragraph.getElementsByTagNameNS(WORD, "*")]
        .filter(({ parentElement }) => parentElement === null || !isPageReference(parentElement))
        .map(({ localName, textContent }) =>
          localName === "t" ? textContent : localName === "br" ? "\n" : "",
        )
        .join(""),
    )
    .join("\n")
    .replaceAll("\u00a0", " ");

/** Returns the plan as it is printed, without what is hidden until the printer needs it. */
function printedPage(data: ContinuityPlanData) {
  const { frontMatter, content } = continuityPlanPrint(data);
  const page = new DOMParser().parseFromString(`${frontMatter}${content}`, "text/html");
  for (const element of page.querySelectorAll("[hidden]")) element.remove();
  return page;
}

const picture = document.createElement("canvas").toDataURL("image/png");
/** The file of a plan with a logo and a floor plan that only lacks a signature. */
const finished = await planWordFile({
  ...cafePlan,
  business: { ...cafePlan.business, logoUrl: picture },
  plan: { ...cafePlan.plan, openParts: [] },
  site: { ...cafePlan.site, floorPlanUrl: picture },
});
const file = await planWordFile(cafePlan);
const word = await readPart(file.blob, "word/document.xml");
const printed = printedPage(cafePlan);

it("has the PDF's name with another ending", () => {
  expect(file.fileName).toBe(`Business_Continuity_Plan_${cafePlan.business.name}.docx`);
});

it("has every heading of the printed plan, in the same order, as a heading of Word", () => {
  const headings = [...word.getElementsByTagNameNS(WORD, "p")]
    .filter((paragraph) =>
      /^Heading[1-3]$/.test(
        paragraph.getElementsByTagNameNS(WORD, "pStyle")[0]?.getAttributeNS(WORD, "val") ?? "",
      ),
    )
    .map((paragraph) => squeezed(textOf(paragraph)));
  const expected = [...printed.querySelectorAll("h1, h2, h3, h4")].map((heading) =>
    squeezed(heading.textContent),
  );
  expect(headings.length).toBeGreaterThan(100);
  expect(headings).toEqual(expected);
});

it("has every table with its header row and the text of every cell", () => {
  const tables = [...word.getElementsByTagNameNS(WORD, "tbl")];
  expect(tables).toHaveLength(printed.querySelectorAll("table").length);
  for (const [at, table] of [...printed.querySelectorAll("table")].entries()) {
    const converted = tables[at];
    if (converted === undefined) throw new Error("A table is missing.");
    expect(converted.getElementsByTagNameNS(WORD, "tblHeader")).toHaveLength(
      table.tHead?.rows.length ?? 0,
    );
    expect(squeezed(textOf(converted).replaceAll("\u2610", ""))).toBe(
      squeezed([...table.rows].map((row) => row.textContent).join("")),
    );
  }
});

/** What Word has in another form, such as pictures and boxes to tick, or what the paper does not show. */
const OTHERWISE =
  "[aria-hidden='true'], img, .hf-drawing, h4 + .hf-table-block > table > caption:not(:has(h3, h4))";

/** Returns the words of a printed page: lines and blocks divide them, places where a line may break do not. */
function wordsOfPage(page: Document): readonly string[] {
  const copy = page.body.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error("The page has no body.");
  for (const element of copy.querySelectorAll(OTHERWISE)) element.remove();
  for (const term of copy.querySelectorAll("dt")) term.append(": ");
  for (const element of copy.querySelectorAll("*:not(a, b, em, i, span, strong, wbr)")) {
    element.before(" ");
    element.after(" ");
  }
  return words(copy.textContent);
}

const wordsOfFile = (document: XMLDocument) => words(linesOf(document));

/** Returns the words of a text, without lines to write on and boxes to tick. */
const words = (text: string): readonly string[] =>
  text
    .replaceAll(/_{5,}|\u2610/gu, "")
    .split(/\s+/u)
    .filter((word) => word !== "");

/** Returns the texts of all fields of these names, in any record of the plan. */
function textsOf(data: unknown, names: RegExp): readonly string[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === "string"
      ? names.test(name) && value !== ""
        ? [value]
        : []
      : textsOf(value, names),
  );
}

const everyPhone: ContinuityPlanData = {
  ...cafePlan,
  people: cafePlan.people.map((person) => ({
    ...person,
    phone: "+61 2 5550 0103",
    afterHoursPhone: "+61 2 5550 0104",
    email: "priya.raman@harbour-light.example",
  })),
  suppliers: cafePlan.suppliers.map((supplier) => ({
    ...supplier,
    phone: "+61 2 5550 0141",
    email: "orders@roasters.example",
    website: "https://roasters.example/orders",
    address: "Bay 4, loading dock\nat the rear",
  })),
  recoveryStrategies: cafePlan.recoveryStrategies.map((strategy) => ({
    ...strategy,
    floor: "Kiosk 3",
    phone: "+61 2 5550 0120",
    email: "kiosk.three@harbour-light.example",
    comments: "Laptop, token and scanned invoices",
  })),
};

describe.each([
  ["a café", cafePlan],
  ["a café with every number", everyPhone],
  ["an approved plan", approvedPlan],
  ["an empty plan", emptyPlan],
  ["a plan at its limits", planAtLimits("Wharf ")],
])("the Word file of %s", async (_name, data) => {
  const document = await readPart((await planWordFile(data)).blob, "word/document.xml");
  const page = printedPage(data);

  it("has the words of the PDF, divided where the PDF divides them", () => {
    expect(wordsOfFile(document)).toEqual(wordsOfPage(page));
  });

  it("has every printed phone number and email whole", () => {
    const lines = linesOf(document);
    const onPage = squeezed(page.body.textContent);
    const contacts = textsOf(data, /phone|mobile|email/iu).filter((text) =>
      onPage.includes(squeezed(text)),
    );
    const damaged = contacts.filter((contact) => {
      const around = lines.split(contact);
      return around.length === 1 || around.slice(0, -1).some((text) => /[\w.+-]$/u.test(text));
    });
    expect(damaged).toEqual([]);
  });
});

it("has page numbers, the status and the confidentiality mark at the foot", async () => {
  const footer = await readPart(file.blob, "word/footer1.xml");
  expect(new XMLSerializer().serializeToString(footer)).toMatch(/NUMPAGES/);
  expect(textOf(footer)).toContain(`Confidential | DRAFT`);
  expect(textOf(await readPart(file.blob, "word/header1.xml"))).toContain(cafePlan.business.name);
});

/** Returns the paragraphs of the contents with the numbers that they show. */
const contentsLines = all(word, "p").filter((paragraph) =>
  valuesOf(paragraph, "pStyle").some((style) => /^Contents(?:Line|Page)$/.test(style)),
);

describe("the contents", () => {
  it("name every line of the paper's contents, and lead to it", () => {
    const expected = [...printed.querySelectorAll(".hf-tile-sections a, .hf-contents-line")];
    const places = new Set(valuesOf(word, "bookmarkStart", "name"));
    expect(contentsLines.length).toBe(expected.length);
    for (const line of contentsLines)
      for (const place of valuesOf(line, "hyperlink", "anchor")) expect(places).toContain(place);
    expect(contentsLines.every((line) => all(line, "hyperlink").length === 1)).toBe(true);
  });

  it("show page numbers when the file is opened, without a question", async () => {
    const numbers = contentsLines.map((line) =>
      Number(all(line, "r").filter(isPageReference).map(textOf).join("")),
    );
    expect(numbers.filter((number) => number > 1)).toHaveLength(contentsLines.length);
    const sections = numbers.slice(numbers.length - 20);
    expect(sections).toEqual(sections.toSorted((one, other) => one - other));
    expect(all(await readPart(file.blob, "word/settings.xml"), "updateFields")).toHaveLength(0);
    expect(word.querySelectorAll("[*|dirty]")).toHaveLength(0);
  });
});

describe("links", async () => {
  const relations = await readPart(file.blob, "word/_rels/document.xml.rels");
  const targets = [...relations.querySelectorAll("Relationship[TargetMode='External']")].map(
    (relation) => relation.getAttribute("Target"),
  );

  it("call each number and write to each address that the PDF does", () => {
    const expected = [...printed.querySelectorAll("a:not([href^='#'])")].map((link) =>
      link.getAttribute("href"),
    );
    expect(expected.length).toBeGreaterThan(20);
    expect(new Set(targets)).toEqual(new Set(expected));
  });

  it("lead from a reference to its heading", () => {
    const places = new Set(valuesOf(word, "bookmarkStart", "name"));
    const anchors = valuesOf(word, "hyperlink", "anchor").filter((anchor) => anchor !== "");
    expect(anchors.length).toBeGreaterThan(100);
    expect(anchors.filter((anchor) => !places.has(anchor))).toEqual([]);
  });
});

it("keeps headings with their text", async () => {
  const styles = await readPart(file.blob, "word/styles.xml");
  for (const id of ["Heading1", "Heading2", "Heading3", "TableTitle"]) {
    const style = all(styles, "style").find(
      (candidate) => candidate.getAttributeNS(WORD, "styleId") === id,
    );
    expect(style && all(style, "keepNext")).toHaveLength(1);
  }
});

describe("tables", () => {
  const tables = all(word, "tbl").map((table, at) => ({
    table,
    paper: [...printed.querySelectorAll("table")][at],
  }));

  it("have the widths of the paper's columns", () => {
    for (const { table, paper } of tables) {
      const widths = valuesOf(table, "gridCol", "w").map(Number);
      const sum = widths.reduce((all, width) => all + width, 0);
      const shares = [...(paper?.querySelectorAll("col") ?? [])].map(({ style }) =>
        Number.parseFloat(style.width),
      );
      expect(widths).toHaveLength(shares.length);
      for (const [at, width] of widths.entries())
        expect((100 * width) / sum).toBeCloseTo(shares[at] ?? 0, 0);
      const [head] = all(table, "tr");
      expect(head && valuesOf(head, "tcW", "w").map(Number)).toEqual(widths);
    }
  });

  it("keep each row on a page, and the header with the first row", () => {
    for (const { table } of tables) {
      const rows = all(table, "tr");
      expect(all(table, "cantSplit")).toHaveLength(rows.length);
      const [head] = rows;
      expect(head && valuesOf(head, "keepNext")).not.toContain("false");
    }
  });
});

it("has the team's colour in the heads of its tables and along the edge of its pages", () => {
  const red = all(word, "tbl").filter((table) => textOf(table).includes("Red\u00a01"));
  expect(red.length).toBeGreaterThan(0);
  for (const table of red)
    expect(new Set(valuesOf(table, "shd", "fill"))).toEqual(new Set(["9A1F15"]));
  const edges = all(word, "pgBorders").map((borders) => valuesOf(borders, "right", "color")[0]);
  expect(edges).toEqual(["636F78", "9A1F15", "9A1F15", "9A1F15", "9A1F15", "216BBA", "0C3D20"]);
});

describe("figures", () => {
  const described = (document: XMLDocument) =>
    [...document.getElementsByTagName("wp:docPr")].map((picture) => picture.getAttribute("descr"));

  it("are pictures with their descriptions", () => {
    const drawings = [...printed.querySelectorAll(".hf-drawing > svg")];
    expect(drawings.length).toBeGreaterThan(3);
    expect(described(word)).toEqual(drawings.map((drawing) => drawing.ariaLabel));
  });

  it("include the floor plan and the logo", async () => {
    const names = described(await readPart(finished.blob, "word/document.xml"));
    expect(names.at(0)).toMatch(/^Logo of /);
    expect(names.at(-1)).toMatch(/^Floor plan of /);
  });
});

it("names the page to sign by its title, since the number is the PDF's", async () => {
  const footer = await readPart(finished.blob, "word/footer1.xml");
  expect(textOf(footer)).toContain("Approved only if signed under ‘Document control’");
  expect(textOf(await readPart(finished.blob, "word/document.xml"))).not.toContain("page 03");
});
