import { expect, it } from "vitest";
import { guidanceAmount } from "./report-guidance-rules";

it.each([
  ["AUD", "A$", 2, "A$100,000"],
  ["JPY", "¥", 0, "AUD\u00A0100,000"],
  ["KWD", "KD", 3, "AUD\u00A0100,000"],
])(
  "writes guidance amounts in Australian dollars in a plan with currency %s",
  (code, prefix, minorUnits, text) => {
    const currency = { code, name: code, symbol: prefix, prefix, minorUnits };
    expect(guidanceAmount(100_000, currency)).toBe(text);
  },
);
