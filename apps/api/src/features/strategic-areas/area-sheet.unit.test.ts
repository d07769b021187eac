import {
  STRATEGIC_CRITICAL_AREA_CATEGORIES,
  strategicCriticalAreaCategoryById,
} from "@holdfast/content/library/impact/strategic-critical-area-categories";
import { StrategicCriticalAreaInput } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readTable } from "../../platform/spreadsheet/read-table";
import { readRows, writeList } from "../directory/public";
import { AREA_SHEET } from "./area-sheet";

const WRITTEN_AT = new Date("2026-11-22T00:00:00.000Z");

test("any areas that the form accepts are the same after an export and an import", async () => {
  const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 });
  const area = fc
    .record({
      name: text,
      description: fc.option(fc.array(text).map((lines) => lines.join("\n"))),
      strategicCriticalAreaCategoryId: fc.constantFrom(
        ...STRATEGIC_CRITICAL_AREA_CATEGORIES.map(
          (category) => category.strategicCriticalAreaCategoryId,
        ),
      ),
    })
    .map((value) => z.safeParse(StrategicCriticalAreaInput, value))
    .filter((parsed) => parsed.success)
    .map((parsed) => parsed.data);
  // Few long lists instead of many short ones: each is read by its own worker.
  const lists = fc.array(area, { minLength: 1, maxLength: 60, size: "max" });
  await fc.assert(
    fc.asyncProperty(lists, async (values) => {
      const rows = values.map((area) => {
        const category = strategicCriticalAreaCategoryById(area.strategicCriticalAreaCategoryId);
        if (!category) throw new Error("The category is unknown.");
        const { description: _, helpText: __, ...rest } = category;
        return {
          ...area,
          strategicCriticalAreaId: "",
          version: 1,
          category: {
            ...rest,
            strategicCriticalAreaCategoryPenalties: [
              ...rest.strategicCriticalAreaCategoryPenalties,
            ],
          },
        };
      });
      const bytes = await writeList(AREA_SHEET, rows, WRITTEN_AT);
      const read = await readRows(AREA_SHEET, await readTable(bytes));
      expect([read.invalid, read.ignoredColumns]).toEqual([[], []]);
      expect(read.entries.map(({ input }) => input)).toEqual(values);
    }),
    { numRuns: 5 },
  );
});
