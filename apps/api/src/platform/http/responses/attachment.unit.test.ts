import * as fc from "fast-check";
import { expect, test } from "vitest";
import { attachment } from "./attachment";

const HEADER = /^attachment; filename="([\u0020-\u007e]*)"; filename\*=UTF-8''([!-~]+)$/;
const namesOf = (fileName: string) => {
  const [, ascii = "", encoded = ""] = HEADER.exec(attachment(fileName)) ?? [];
  return { ascii, name: decodeURIComponent(encoded) };
};

test("makes a valid header of any name and keeps its extension", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (stem) => {
      const { ascii, name } = namesOf(`${stem}.pdf`);
      expect(ascii).toMatch(/\.pdf$/);
      expect(name).toMatch(/\.pdf$/);
      expect(Array.from(name).length).toBeLessThanOrEqual(180);
    }),
  );
});

test("truncates a long name of emoji between characters", () => {
  const { name } = namesOf(`${"😀".repeat(300)}.pdf`);
  expect(name).toBe(`${"😀".repeat(176)}.pdf`);
});

test("leaves a short name unchanged", () => {
  expect(namesOf("Café plan.pdf")).toEqual({ ascii: "Caf_ plan.pdf", name: "Café plan.pdf" });
});
