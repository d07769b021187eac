import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { workbookParts, zipFile, type ZipPart } from "../../../test/setup/zip-file";
import { ProblemError } from "../problem-error";
import { readTable } from "./read-table";

const cellsOf = async (bytes: Buffer) =>
  (await readTable(bytes)).map(({ row, cells }) => [row, ...cells]);
const sheet = (data: string) => [{ name: "Sheet1", data }];
const rows = (...all: string[]) => `<sheetData>${all.join("")}</sheetData>`;

describe("a workbook", () => {
  it("as Excel writes it: shared and rich strings, numbers, cached formulas, booleans, gaps", async () => {
    const parts = workbookParts(
      sheet(
        rows(
          '<row r="1" spans="1:4"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="s"><v>2</v></c></row>',
          '<row r="3" spans="1:4" ht="15"><c r="A3"><v>412345678</v></c><c r="B3" t="str"><f>A1&amp;"x"</f><v>Namex</v></c><c r="C3"><f>1+1</f><v>2</v></c><c r="D3" t="b"><v>1</v></c></row>',
          '<row r="5"><c r="A5" s="1"/></row>',
        ),
      ),
      {
        sharedStrings:
          '<sst count="3" uniqueCount="3"><si><t>Name</t></si><si><r><t>E</t></r><r><rPr><b/></rPr><t>mail</t></r></si><si><t xml:space="preserve"> A &amp; B </t></si></sst>',
      },
    );
    expect(await cellsOf(zipFile(parts))).toEqual([
      [1, "Name", "Email", "", "A & B"],
      [3, "412345678", "Namex", "2", "TRUE"],
    ]);
  });

  it("as Google Sheets writes it: inline strings without row numbers to the side", async () => {
    const parts = workbookParts(
      sheet(
        rows(
          '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>',
          '<row r="2"><c r="A2" t="inlineStr"><is><t>Zoë 洪</t></is></c></row>',
        ),
      ),
    );
    expect(await cellsOf(zipFile(parts))).toEqual([
      [1, "Name"],
      [2, "Zoë 洪"],
    ]);
  });

  it("as LibreOffice writes it: an empty last row at the end of the sheet", async () => {
    const parts = workbookParts(
      sheet(
        rows(
          '<row r="1" customFormat="false" ht="12.8" hidden="false" outlineLevel="0"><c r="A1" s="0" t="s"><v>0</v></c></row>',
          '<row r="1048576" customFormat="false" ht="12.8"/>',
        ),
      ),
      { sharedStrings: '<sst><si><t xml:space="preserve">Name</t></si></sst>' },
    );
    expect(await cellsOf(zipFile(parts))).toEqual([[1, "Name"]]);
  });

  it.each([
    ["1900", "", 46_357],
    ["1904", '<workbookPr date1904="1"/>', 46_357 - 1_462],
  ])("shows dates of the system of %s as DD/MM/YYYY", async (_system, properties, serial) => {
    const parts = workbookParts(
      sheet(rows(`<row r="1"><c r="A1" s="1"><v>${serial}</v></c></row>`)),
      {
        properties,
        styles:
          '<styleSheet><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
      },
    );
    expect(await cellsOf(zipFile(parts))).toEqual([[1, "01/12/2026"]]);
  });

  it("shows dates that are written as ISO 8601 text", async () => {
    const cell = '<c r="A1" t="d"><v>2026-12-01T00:00:00</v></c>';
    const parts = workbookParts(sheet(rows(`<row r="1">${cell}</row>`)), {});
    expect(await cellsOf(zipFile(parts))).toEqual([[1, "01/12/2026"]]);
  });

  it("refuses text that is named as a workbook, but not under another name", async () => {
    const text = Buffer.from("Name,City\nZoë,Perth\n");
    for (const name of ["list.xlsx", "LIST.XLS"])
      await expect(readTable(text, name)).rejects.toMatchObject({
        fields: [{ path: "file", message: expect.stringContaining("This file is text") }],
      });
    expect(await readTable(text, "list.csv")).toHaveLength(2);
  });

  it("reads formulas by their stored results, and those without one or with an error as they show", async () => {
    const cells = [
      '<c r="A1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c>',
      '<c r="B1"><f>NOW()</f></c>',
      '<c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c r="D1"><f>0.1+0.2</f><v>0.30000000000000004</v></c>',
      '<c r="E1"><v>61491570006</v></c>',
      '<c r="F1"><v>4.91570006E8</v></c>',
    ];
    const parts = workbookParts(sheet(rows(`<row r="1">${cells.join("")}</row>`)));
    expect(await cellsOf(zipFile(parts))).toEqual([
      [1, "ab", "", "#DIV/0!", "0.30000000000000004", "61491570006", "491570006"],
    ]);
  });

  it("repeats a value that is merged across rows", async () => {
    const text = (ref: string, value: string) =>
      `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const data = `${rows(
      `<row r="1">${text("A1", "Head Office")}${text("B1", "Ana")}</row>`,
      `<row r="2"><c r="A2"/>${text("B2", "Mei")}</row>`,
    )}<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>`;
    expect(await cellsOf(zipFile(workbookParts(sheet(data))))).toEqual([
      [1, "Head Office", "Ana"],
      [2, "Head Office", "Mei"],
    ]);
  });

  it("reads the first visible sheet", async () => {
    const one = (value: string) =>
      rows(`<row r="1"><c r="A1" t="inlineStr"><is><t>${value}</t></is></c></row>`);
    const parts = workbookParts([
      { name: "Hidden", data: one("hidden"), state: "hidden" },
      { name: "People", data: one("people") },
      { name: "More", data: one("more") },
    ]);
    expect(await cellsOf(zipFile(parts))).toEqual([[1, "people"]]);
  });
});

describe("a CSV file", () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
  it.each<[string, Buffer]>([
    ["in UTF-8 with commas", Buffer.from("Name,City\nZoë,Perth\n")],
    ["with a byte order mark and semicolons", Buffer.from("\ufeffName;City\r\nZoë;Perth\r\n")],
    ["in UTF-16 with tabs", utf16("Name\tCity\r\nZoë\tPerth\r\n")],
    ["in big-endian UTF-16", utf16("Name\tCity\nZoë\tPerth").swap16()],
    ["with tabs, as copied from a spreadsheet", Buffer.from("Name\tCity\nZoë\tPerth")],
    ["with vertical bars", Buffer.from("Name|City\nZoë|Perth")],
    ["in Windows-1252", Buffer.from("Name,City\nZo\u00eb,Perth", "latin1")],
    ["with quotes", Buffer.from('"Name","City"\n"Zoë","Perth"')],
  ])("%s", async (_kind, bytes) => {
    expect(await cellsOf(bytes)).toEqual([
      [1, "Name", "City"],
      [2, "Zoë", "Perth"],
    ]);
  });

  it("keeps separators, quotes and line breaks inside quotes, and leading zeros", async () => {
    expect(await cellsOf(Buffer.from('a,b\n"x, ""y""\nz",0412\n'))).toEqual([
      [1, "a", "b"],
      [2, 'x, "y"\nz', "0412"],
    ]);
  });

  it("copied from a spreadsheet has commas, semicolons and quoted line breaks in its cells", async () => {
    const text = 'Name\tAddress\n"Zoë\n""Z"" Lee"\t1, Quay; Perth, WA\nAna\t2, Quay; Perth, WA';
    expect(await cellsOf(Buffer.from(text))).toEqual([
      [1, "Name", "Address"],
      [2, 'Zoë\n"Z" Lee', "1, Quay; Perth, WA"],
      [3, "Ana", "2, Quay; Perth, WA"],
    ]);
  });

  it("reads the separator that Excel names in the first line", async () => {
    expect(await cellsOf(Buffer.from("sep=;\nName;City\nAna, Mei;Perth"))).toEqual([
      [2, "Name", "City"],
      [3, "Ana, Mei", "Perth"],
    ]);
  });
});

/** Returns the message of a refused file, and how long that took (ms). */
async function refusalOf(bytes: Buffer) {
  const start = performance.now();
  const thrown: unknown = await readTable(bytes).catch((fault: unknown) => fault);
  if (!(thrown instanceof ProblemError)) throw new Error("The file was not refused.");
  return { message: thrown.fields[0]?.message, time: performance.now() - start };
}

describe("a file that is refused in bounded time", () => {
  const plain = workbookParts(sheet(rows('<row r="1"><c r="A1"><v>1</v></c></row>')));
  const withPart = (part: ZipPart) => zipFile([...plain, part]);
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => `<row r="${at + 1}"><c><v>1</v></c></row>`).join("");
  const bomb = Buffer.alloc(45 * 1024 * 1024, 0x20);
  const ole = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(4_096)]);

  it.each<[string, () => Buffer, string]>([
    ["an old .xls or a .doc named .xlsx", () => ole, "is not an .xlsx workbook"],
    [
      "a workbook with a password",
      () => Buffer.concat([ole, Buffer.from("EncryptedPackage", "utf16le")]),
      "protected with a password",
    ],
    ["a PDF", () => Buffer.from("%PDF-1.7\n"), "is not an Excel workbook or a CSV file"],
    ["random bytes", () => Buffer.concat([Buffer.alloc(4), randomBytes(999)]), "CSV file"],
    ["a .docx", () => zipFile([{ name: "word/document.xml", content: "<a/>" }]), "Excel workbook"],
    ["half a workbook", () => zipFile(plain).subarray(0, 900), "damaged"],
    ["a zip bomb", () => withPart({ name: "xl/a.xml", content: bomb }), "too large"],
    [
      "a bomb that lies about its size",
      () => withPart({ name: "xl/a.xml", content: bomb, statedSize: 10 }),
      "damaged",
    ],
    [
      "many parts",
      () =>
        zipFile(Array.from({ length: 400 }, (_, at) => ({ name: `xl/${at}.xml`, content: "x" }))),
      "too large",
    ],
    ["50,000 rows", () => zipFile(workbookParts(sheet(rows(rowsOf(50_000))))), "10,000 rows"],
    [
      "50,000 rows of CSV",
      () => Buffer.from("Name,Email\n".repeat(50_000)),
      "This file has more than 10,000 rows. Split it into smaller files.",
    ],
    ["macros", () => withPart({ name: "xl/vbaProject.bin", content: "x" }), "macros"],
    [
      "links to other files",
      () => withPart({ name: "xl/externalLinks/externalLink1.xml", content: "<a/>" }),
      "links",
    ],
    ["an encrypted part", () => withPart({ name: "xl/a.xml", content: "x", flags: 1 }), "password"],
    [
      "a DTD",
      () => withPart({ name: "xl/a.xml", content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
      "damaged",
    ],
    [
      "XML in UTF-16, in which a DTD could hide",
      () => withPart({ name: "xl/a.xml", content: Buffer.from("<!DOCTYPE a>", "utf16le") }),
      "damaged",
    ],
    ["the same part twice", () => zipFile([...plain, ...plain]), "damaged"],
    ["a path outside", () => withPart({ name: "../../a.xml", content: "x" }), "damaged"],
    [
      "a workbook without its sheet",
      () => zipFile(plain.filter(({ name }) => !name.includes("worksheets"))),
      "could not be read",
    ],
    [
      "data that is not deflated",
      () => {
        const whole = zipFile(plain);
        const packed = deflateRawSync(Buffer.from(String(plain[0]?.content)));
        whole.fill(0xff, whole.indexOf(packed), whole.indexOf(packed) + packed.length);
        return whole;
      },
      "damaged",
    ],
  ])("%s", async (_kind, make, message) => {
    const refused = await refusalOf(make());
    expect(refused.message).toContain(message);
    expect(refused.time).toBeLessThan(10_000);
  });
});
