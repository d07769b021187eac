import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOLDFAST_SITE } from "@holdfast/content/site/holdfast-site";
import demoPrices from "./demo-prices.json";
import { readPrices } from "./price-file";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "price-file-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const SELLER = {
  name: "Anchor Continuity",
  abn: "89 111 111 111",
  address: "1 Wharf Street, Hobart",
  email: "accounts@anchor.example",
};
const PRICES = {
  currency: "AUD",
  pricePerSubscription: 55_000,
  tax: { name: "GST", percent: 10 },
  discountCodes: [{ code: "SPRING-10", discountPercentage: 10, validUntil: "2026-11-30" }],
  seller: SELLER,
  timeZone: "Australia/Hobart",
};

const fileWith = (text: string) => {
  const file = path.join(folder, "prices.json");
  writeFileSync(file, text);
  return file;
};
const pricesWith = (change: object) => () => fileWith(JSON.stringify({ ...PRICES, ...change }));
const codes = (...discountCodes: object[]) => pricesWith({ discountCodes });

test("reads the prices of an installation", async () => {
  expect(await readPrices(pricesWith({})())).toEqual(PRICES);
});

test("a seller outside Australia needs no ABN", async () => {
  const change = { currency: "NZD", seller: { ...SELLER, abn: null } };
  expect(await readPrices(pricesWith(change)())).toMatchObject(change);
});

test("uses the prices of the demo without a file", async () => {
  expect(await readPrices(undefined)).toMatchObject({ currency: "AUD", tax: { name: "GST" } });
});

describe("an unusable file stops the start with an error that names the fault", () => {
  test.each([
    ["not there", () => path.join(folder, "nowhere.json"), /which cannot be read\.$/],
    ["not JSON", () => fileWith("{"), /which is not JSON\.$/],
    ["an unknown part", pricesWith({ shipping: 1 }), /whose content is invalid: /],
    [
      "an unknown currency",
      pricesWith({ currency: "XYZ" }),
      /whose currency is invalid: must be one of AUD/,
    ],
    [
      "dollars with cents",
      pricesWith({ pricePerSubscription: 495.5 }),
      /whose pricePerSubscription is invalid: must be whole cents/,
    ],
    [
      "a price of 0",
      pricesWith({ pricePerSubscription: 0 }),
      /whose pricePerSubscription is invalid: must be whole cents/,
    ],
    [
      "a tax of 110%",
      pricesWith({ tax: { name: "GST", percent: 110 } }),
      /whose tax\.percent is invalid: must be a percentage above 0, at most 50/,
    ],
    [
      "a short code",
      codes({ code: "abc", discountAmount: 100 }),
      /whose discountCodes\.0\.code is invalid: must be 4 to 32/,
    ],
    [
      "a code with both kinds of discount",
      codes({ code: "BOTH", discountAmount: 100, discountPercentage: 5 }),
      /whose discountCodes\.0 is invalid: must have either/,
    ],
    [
      "a code without a discount",
      codes({ code: "NONE" }),
      /whose discountCodes\.0 is invalid: must have either/,
    ],
    [
      "a discount of 101%",
      codes({ code: "MORE", discountPercentage: 101 }),
      /whose discountCodes\.0\.discountPercentage is invalid/,
    ],
    [
      "a day that is none",
      codes({ code: "DATE", discountAmount: 1, validFrom: "2026-02-30" }),
      /whose discountCodes\.0\.validFrom is invalid: must be a date/,
    ],
    [
      "an end before the beginning",
      codes({ code: "DATE", discountAmount: 1, validFrom: "2026-03-02", validUntil: "2026-03-01" }),
      /whose discountCodes\.0 is invalid: must not end before it begins/,
    ],
    [
      "a code twice",
      codes({ code: "TWICE", discountAmount: 1 }, { code: "twice", discountAmount: 2 }),
      /whose discountCodes is invalid: must not contain a code twice/,
    ],
    [
      "a wrong ABN",
      pricesWith({ seller: { ...SELLER, abn: "12 345 678 901" } }),
      /whose seller\.abn is invalid: must be an ABN/,
    ],
    [
      "GST without an ABN",
      pricesWith({ seller: { ...SELLER, abn: null } }),
      /whose seller\.abn is invalid: must be given/,
    ],
    [
      "an unknown time zone",
      pricesWith({ timeZone: "Hobart" }),
      /whose timeZone is invalid: must be a time zone/,
    ],
  ])(
    "refuses an unusable price file with an error that names the fault: %s",
    async (_, file, message) => {
      await expect(readPrices(file())).rejects.toMatchObject({
        name: "ConfigurationError",
        message: expect.stringMatching(message),
      });
    },
  );
});

test("names the same seller by default as the legal texts name as the operator", () => {
  const { name, address } = demoPrices.seller;
  expect({ name, address }).toEqual({
    name: HOLDFAST_SITE.operator.name,
    address: HOLDFAST_SITE.operator.address,
  });
});
