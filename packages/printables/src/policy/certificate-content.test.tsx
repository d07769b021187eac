import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cafePolicy } from "../../test/policy-sample";
import { CertificateContent } from "./certificate-content";

const DRAFT = "Draft: this version has not been signed.";
const REPLACED = "This version has been replaced by a newer one.";

const printed = (signedOn: string | null, isReplaced = false) =>
  renderToStaticMarkup(
    <CertificateContent
      data={{
        ...cafePolicy,
        isReplaced,
        policy: { ...cafePolicy.policy, signedBy: signedOn && "Mei Tan", signedOn },
      }}
    />,
  ).replaceAll(/<[^>]+>/g, " ");

it("certifies a signed version as in force since its signature", () => {
  const text = printed("2026-11-02");
  expect(text).toContain("has adopted");
  expect(text).toMatch(/In force since\s+02\/11\/2026/);
  expect(text).not.toContain(DRAFT);
});

it("says that an unsigned version is a draft, and not in force", () => {
  const text = printed(null);
  expect(text).toContain(DRAFT);
  expect(text).toContain("has prepared");
  expect(text).not.toContain("In force");
  expect(text).not.toContain("has adopted");
});

it("says that a version has been replaced", () => {
  expect(printed("2026-11-02", true)).toContain(REPLACED);
});
