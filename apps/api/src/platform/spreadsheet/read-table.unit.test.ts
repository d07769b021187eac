import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { workbookParts, zipFile } from "../../../test/setup/zip-file";
import { readTable } from "./read-table";

const cellsOf = async (bytes: Buffer) =>
  (await readTable(bytes)).map(({ row, cells }) => [row, ...cells]);
const sheet = (data: string) => [{ name: "Sheet1", data }];
const rows = (...all: string[]) => `<sheetData>${all.join("")}</sheetData>`;

describe("a workbook", () => {
  it("reads a workbook of Excel: shared and rich strings, numbers, cached formulas, booleans, gaps", async () => {
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

  it("reads a workbook of Google Sheets: inline strings without row numbers to the side", async () => {
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

  it("reads a workbook of LibreOffice: an empty last row at the end of the sheet", async () => {
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
    await expect(readTable(randomBytes(5_000), "list.xlsx")).rejects.toMatchObject({
      fields: [{ path: "file", message: expect.stringContaining("not an Excel workbook") }],
    });
  });

  it("reads formulas by their stored results, also if that is an error or an empty text", async () => {
    const cells = [
      '<c r="A1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c>',
      '<c r="B1" t="str"><f>IF(1,"")</f><v></v></c>',
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
    const sheetWith = (value: string) =>
      rows(`<row r="1"><c r="A1" t="inlineStr"><is><t>${value}</t></is></c></row>`);
    const parts = workbookParts([
      { name: "Hidden", data: sheetWith("hidden"), state: "hidden" },
      { name: "People", data: sheetWith("people") },
      { name: "More", data: sheetWith("more") },
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
  ])("reads a CSV file %s", async (_kind, bytes) => {
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
