import { expect, test } from "vitest";
import { cafePolicy, samplePolicy } from "../../test/policy-sample";
import { certificatePrint, policyPrint } from "./policy-markup";

test("the cover and the certificate have the logo, unless it would have to be fetched", () => {
  const withLogo = (logoUrl: string) => {
    const data = { ...cafePolicy, business: { ...cafePolicy.business, logoUrl } };
    return [policyPrint(data).frontMatter, certificatePrint(data).content];
  };
  const logo = "data:image/webp;base64,AA==";
  for (const markup of withLogo(logo))
    expect(markup).toContain(`src="${logo}" alt="Logo of ${cafePolicy.business.name}"`);
  for (const markup of withLogo("https://elsewhere.example/logo.png"))
    expect(markup).not.toContain("<img");
});

test("an offered statement that was saved as it is prints the business name", () => {
  const policy = {
    ...samplePolicy,
    businessContinuityResponsible: "The owner of {{businessName}} is responsible.",
  };
  const { content } = policyPrint({ ...cafePolicy, policy });
  expect(content).toContain(`The owner of ${cafePolicy.business.name} is responsible.`);
});

test("sentences call a business without a name 'the business', with a capital where they begin", () => {
  const unnamed = { ...cafePolicy, business: { ...cafePolicy.business, name: "" } };
  const { content } = policyPrint(unnamed);
  expect(content).toContain("The business keeps its most important products");
  expect(content).toContain("Why the business has");
});

test("sentences have a long name in full, as far as their page has room", () => {
  const name = "Northern Rivers ".repeat(12).trim();
  const { content } = policyPrint({
    ...cafePolicy,
    business: { ...cafePolicy.business, name, tradingName: "" },
  });
  expect(content).toContain(
    `<span data-shorten="">${name}</span> keeps its most important products`,
  );
});

test("the row of top management names who leads the business until someone has signed", () => {
  const rowOf = (signedBy: string | null, jobTitles: readonly (string | null)[]) => {
    const members = jobTitles.map((jobTitle, at) => ({
      contactId: null,
      firstName: "Ana",
      lastName: `Silva ${at + 1}`,
      jobTitle,
    }));
    const policy = { ...samplePolicy, members, signedBy, signedOn: signedBy && "2026-11-20" };
    const { content } = policyPrint({ ...cafePolicy, policy });
    const [, table = ""] = content.split("<caption>Top management</caption>");
    return (table.split("</table>")[0] ?? "")
      .split("<tbody>")[1]
      ?.replaceAll(/<[^>]+>/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim();
  };
  expect(rowOf(null, ["Head Chef", "Owner and Managing Director"])).toBe(
    "Ana Silva 2 Owner and Managing Director",
  );
  expect(rowOf(null, ["Head Chef", null, "Product Owners’ Assistant"])).toBe("");
  expect(rowOf("Mei Tan", ["Owner"])).toBe("Mei Tan");
});

test("dates are all of one kind", () => {
  const policy = { ...samplePolicy, signedBy: "Mei Tan", signedOn: "2026-11-02" };
  const { content, header } = policyPrint({ ...cafePolicy, policy });
  expect(header?.foot).toBe("Signed by Mei Tan on 02/11/2026");
  expect(content).toContain("Signed by Mei Tan on 02/11/2026");
  expect(content).not.toMatch(/\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}/u);
});

test("signatures of a large committee are in two lists, read downwards", () => {
  const members = Array.from({ length: 12 }, (_, at) => ({
    contactId: null,
    firstName: "Ana",
    lastName: `Silva ${at + 1}`,
    jobTitle: "Manager",
  }));
  const { content } = policyPrint({ ...cafePolicy, policy: { ...samplePolicy, members } });
  const names = [...content.matchAll(/Silva \d+(?=<\/div>)/gu)].map(([text]) => text);
  expect(names.slice(0, 4)).toEqual(["Silva 1", "Silva 7", "Silva 2", "Silva 8"]);
  expect(names).toHaveLength(12);
});
