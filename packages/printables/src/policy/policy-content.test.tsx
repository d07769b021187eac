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
