import * as fc from "fast-check";
import { expect, it } from "vitest";
import { logParts } from "./log-parts-rules";

const PHOTO = { url: null, sha256: "" };
const entry = (text: string, photo: typeof PHOTO | null = null) => ({ text, photo });

it("puts 1,000 short entries, 25 photos or 100 long entries in a part", () => {
  const sizes = (entries: ReturnType<typeof entry>[]) =>
    logParts(entries).map(({ length }) => length);
  expect(sizes(Array.from({ length: 2_001 }, () => entry("The gas is off")))).toEqual([
    1_000, 1_000, 1,
  ]);
  expect(sizes(Array.from({ length: 30 }, () => entry("", PHOTO)))).toEqual([24, 6]);
  expect(sizes(Array.from({ length: 150 }, () => entry("x".repeat(5_000))))).toEqual([100, 50]);
  expect(sizes([])).toEqual([0]);
});

it("has each entry once, in its order", () => {
  const entries = fc.array(
    fc.record({ text: fc.string({ maxLength: 5_000 }), photo: fc.constantFrom(PHOTO, null) }),
  );
  fc.assert(
    fc.property(entries, (log) => {
      expect(logParts(log).flat()).toEqual(log);
    }),
  );
});
