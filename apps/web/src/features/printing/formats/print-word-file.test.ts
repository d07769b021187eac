import { cafePlan } from "@holdfast/printables/test/plan-sample";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { expect, it } from "vitest";
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

const textOf = (node: Element | XMLDocument) =>
  [...node.getElementsByTagNameNS(WORD, "t")].map((one) => one.textContent).join("");
const squeezed = (text: string) => text.replaceAll(/\s+/g, "");

const file = await planWordFile(cafePlan);
const word = await readPart(file.blob, "word/document.xml");
const markup = continuityPlanPrint(cafePlan);
const printed = new DOMParser().parseFromString(
  `${markup.frontMatter}${markup.content}`,
  "text/html",
);

it("has the PDF's name with another ending", () => {
  expect(file.fileName).toBe(`Business_Continuity_Plan_${cafePlan.business.name}.docx`);
});

it("has every heading of the printed plan, in the same order, as a heading of Word", () => {
  const headings = [...word.getElementsByTagNameNS(WORD, "p")]
    .filter((one) =>
      /^Heading[1-3]$/.test(
        one.getElementsByTagNameNS(WORD, "pStyle")[0]?.getAttributeNS(WORD, "val") ?? "",
      ),
    )
    .map((one) => squeezed(textOf(one)));
  const expected = [...printed.querySelectorAll("h1, h2, h3, h4")]
    .filter((one) => !one.closest(".hf-contents"))
    .map((one) => squeezed(one.textContent));
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

it("has a field for the contents, page numbers, the status and the confidentiality mark", async () => {
  expect(new XMLSerializer().serializeToString(word)).toContain("TOC");
  const footer = await readPart(file.blob, "word/footer1.xml");
  expect(new XMLSerializer().serializeToString(footer)).toMatch(/NUMPAGES/);
  expect(textOf(footer)).toContain(`Confidential | DRAFT`);
  expect(textOf(await readPart(file.blob, "word/header1.xml"))).toContain(cafePlan.business.name);
});
