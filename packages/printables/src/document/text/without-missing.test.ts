import { expect, it } from "vitest";
import { withoutMissing } from "./without-missing";

it("leaves out sentences without a value, and texts of which nothing is left", () => {
  const texts = ["Stay out. Call {stormFlood}.", "Call {stormFlood}.", "Call {emergency}."];
  expect(withoutMissing(texts, { stormFlood: "", emergency: "000" })).toEqual([
    "Stay out.",
    "Call {emergency}.",
  ]);
  expect(withoutMissing(texts, { stormFlood: [], emergency: "000" })).toHaveLength(2);
  expect(withoutMissing(texts, { stormFlood: "132 500", emergency: "000" })).toEqual(texts);
});
