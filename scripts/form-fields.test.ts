import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ContactInput } from "../packages/contract/src/directory/contact";
import { StrategicThirdPartyInput } from "../packages/contract/src/directory/third-party";
import { TradingPartnerInput } from "../packages/contract/src/directory/trading-partner";

/* A field that is added to a contract is easily left out of its form, where nothing else would report it. */

const FORMS = [
  { input: ContactInput, files: ["contact-form"] },
  { input: StrategicThirdPartyInput, files: ["third-party-form", "party-fields"] },
  { input: TradingPartnerInput, files: ["partner-form", "party-fields"] },
];

it.each(FORMS)("$files offers each field of its contract", ({ input, files }) => {
  const source = files
    .map((file) => readFileSync(`apps/web/src/features/directory/${file}.tsx`, "utf8"))
    .join("\n");
  const missing = Object.keys(input.shape).filter((name) => !source.includes(`field("${name}")`));
  expect(missing).toEqual([]);
});
