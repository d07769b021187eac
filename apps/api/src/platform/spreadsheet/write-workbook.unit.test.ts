import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { type SheetColumn, writeWorkbook } from "./write-workbook";

type Row = {
  readonly name: string | null;
  readonly cost: number | null;
  readonly on: string | null;
};

const COLUMNS: readonly SheetColumn<Row>[] = [
  { kind: "text", header: "Name", width: 30, value: ({ name }) => name },
  { kind: "number", header: "Cost", width: 10, format: '"A$"#,##0', value: ({ cost }) => cost },
  { kind: "date", header: "On", width: 12, value: ({ on }) => on },
];

async function writtenAndRead(rows: readonly Row[]) {
  const bytes = await writeWorkbook({
    title: "Costs",
    sheetName: "Costs",
    columns: COLUMNS,
    rows,
    writtenAt: new Date("2026-11-21T00:00:00.000Z"),
  });
  const workbook = await readXlsx(bytes, { readStyles: true });
  const [sheet] = workbook.sheets;
  if (!sheet) throw new Error("There is no sheet.");
  return { bytes, workbook, sheet };
}
const named = (name: string): Row => ({ name, cost: null, on: null });

it("writes a frozen, highlighted header that is repeated in print", async () => {
  const { sheet, workbook } = await writtenAndRead([named("Flood")]);
  expect(sheet.name).toBe("Costs");
  expect(sheet.rows[0]).toEqual(["Name", "Cost", "On"]);
  expect(sheet.freezePane).toMatchObject({ rows: 1 });
  expect(sheet.pageSetup).toMatchObject({ orientation: "landscape", printTitlesRow: "$1:$1" });
  expect(sheet.cells?.get("0,1")?.style).toMatchObject({
    font: { bold: true },
    alignment: { horizontal: "right" },
  });
  expect(workbook.properties).toMatchObject({ title: "Costs", creator: "Holdfast" });
});

it("writes numbers as numbers, dates as dates and empty cells as empty", async () => {
  const { sheet } = await writtenAndRead([
    { name: "Flood", cost: 1_250_000, on: "2027-02-28" },
    { name: null, cost: null, on: null },
    { name: "First", cost: 0, on: "1900-01-01" },
    { name: "Last", cost: 1e15, on: "2199-12-31" },
  ]);
  expect(sheet.rows.slice(1)).toEqual([
    ["Flood", 1_250_000, new Date("2027-02-28T00:00:00.000Z")],
    [null, null, null],
    ["First", 0, new Date("1900-01-01T00:00:00.000Z")],
    ["Last", 1e15, new Date("2199-12-31T00:00:00.000Z")],
  ]);
  expect(sheet.cells?.get("1,1")?.style?.numFmt).toBe('"A$"#,##0');
  expect(sheet.cells?.get("1,2")?.style?.numFmt).toBe("dd/mm/yyyy");
});

it.each([
  "=1+1",
  '=HYPERLINK("https://evil.example","x")',
  "+61 491 570 156",
  "-2+3",
  "@SUM(1)",
  "#REF!",
  "#1 risk",
  "001",
  "TRUE",
  "_x0041_",
  "a _x000d_ b",
  '<b> & "quoted"</b>',
  " spaces around ",
  "two\nlines",
  "Überflutung 洪水 🌊",
  "\u0001",
])("writes %j as plain text", async (text) => {
  const { sheet } = await writtenAndRead([named(text)]);
  expect(sheet.rows[1]?.[0]).toBe(text);
  const cell = sheet.cells?.get("1,0");
  expect(cell?.formula).toBeUndefined();
  expect(cell?.type).not.toBe("error");
  expect(cell?.style?.numFmt).toBe("@");
});

it("truncates text beyond a cell's limit, and replaces characters that XML cannot hold", async () => {
  const { sheet } = await writtenAndRead([named("x".repeat(40_000)), named("a\uffffb\ud800")]);
  expect(String(sheet.rows[1]?.[0])).toHaveLength(32_767);
  expect(sheet.rows[2]?.[0]).toBe("a\ufffdb\ufffd");
});

it("makes a column of numbers wide enough for the largest", async () => {
  const narrow = await writtenAndRead([{ name: null, cost: 5, on: null }]);
  const wide = await writtenAndRead([{ name: null, cost: 1e15, on: null }]);
  expect(narrow.sheet.columns?.[1]?.width).toBe(10);
  // A$1,000,000,000,000,000
  expect(wide.sheet.columns?.[1]?.width).toBeGreaterThan(23);
});

it("writes identical files for the same rows at the same instant", async () => {
  const once = await writtenAndRead([named("Flood")]);
  const again = await writtenAndRead([named("Flood")]);
  expect(again.bytes.equals(once.bytes)).toBe(true);
});
