import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import demoPrices from "./payments/demo-prices.json";
import { readSiteFile, warningOfTwoCompanies } from "./site-file";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "site-file-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const SITE = {
  operator: {
    name: "Anchor Continuity",
    address: "1 Wharf Street, Hobart",
    email: "hi@anchor.example",
  },
  privacy: { name: "Data protection officer", email: "privacy@anchor.example" },
  support: [
    { region: "Tasmania", email: "help@anchor.example", phone: "+61 3 5550 1234", hours: null },
  ],
  providers: [{ name: "Southern Hosting", country: "Australia", purpose: "hosting" }],
  social: [{ name: "Forum", address: "https://forum.anchor.example/" }],
};

const fileWith = (text: string) => {
  const file = path.join(folder, "site.json");
  writeFileSync(file, text);
  return file;
};
const siteWith = (change: object) => fileWith(JSON.stringify({ ...SITE, ...change }));

test("reads the facts of an installation", async () => {
  expect(await readSiteFile(siteWith({}))).toEqual(SITE);
});

describe("an unusable file stops the start with an error", () => {
  test.each([
    ["not there", () => path.join(folder, "nowhere.json"), /which cannot be read\.$/],
    ["not JSON", () => fileWith("{"), /which is not JSON\.$/],
    ["not an object", () => fileWith("[]"), /whose content is invalid: /],
    [
      "a script as a link",
      () => siteWith({ social: [{ name: "X", address: "javascript:alert(1)" }] }),
      /whose social\.0\.address is invalid: must be an address that starts with https/,
    ],
    [
      "a telephone number in words",
      () => siteWith({ support: [{ ...SITE.support[0], phone: "ask" }] }),
      /whose support\.0\.phone is invalid: must be a phone number\.$/,
    ],
    ["an unknown part", () => siteWith({ fax: "1" }), /whose content is invalid: /],
  ])("refuses an unusable site file with an error: %s", async (_, file, message) => {
    await expect(readSiteFile(file())).rejects.toMatchObject({
      name: "ConfigurationError",
      message: expect.stringMatching(message),
    });
  });
});

test("warns of a company in the legal texts that is not the one on receipts", () => {
  const { name, address } = SITE.operator;
  const warning = (seller: object) =>
    warningOfTwoCompanies(SITE, { seller: { ...demoPrices.seller, name, address, ...seller } });
  expect(warning({})).toBeNull();
  expect(warning({ name: "Anchor Sales" })).toMatch(
    /name Anchor Continuity, 1 Wharf Street, Hobart \(SITE_FILE\), and receipts Anchor Sales, 1 Wharf/u,
  );
  expect(warning({ address: "2 Wharf Street, Hobart" })).toContain("2 Wharf Street");
});
