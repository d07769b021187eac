import { readFile } from "node:fs/promises";
import { formatValue } from "hucre";
import { readXlsx } from "hucre/xlsx";

/** Returns a spreadsheet file's first sheet as displayed: each cell in its own format, empty cells as ''. */
export async function readSheet(file: string): Promise<readonly (readonly string[])[]> {
  const [sheet] = (await readXlsx(await readFile(file), { readStyles: true })).sheets;
  if (!sheet) throw new Error("There is no sheet.");
  return sheet.rows.map((row, at) =>
    row.map((value, column) => {
      const format = sheet.cells?.get(`${at},${column}`)?.style?.numFmt;
      return value === null ? "" : format ? formatValue(value, format) : String(value);
    }),
  );
}
