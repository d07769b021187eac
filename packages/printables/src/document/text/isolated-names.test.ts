import { expect, it } from "vitest";
import { isolatedNames } from "./isolated-names";

it("isolates only texts with letters from right to left", () => {
  const printedAt = new Date(0);
  const data = { name: "קפה", rows: [{ name: "شركة 12", note: "Café 12" }], count: 3, printedAt };
  expect(isolatedNames(data)).toEqual({
    name: "\u2068קפה\u2069",
    rows: [{ name: "\u2068شركة 12\u2069", note: "Café 12" }],
    count: 3,
    printedAt,
  });
});
