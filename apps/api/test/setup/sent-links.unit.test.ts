import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import { expect, it } from "vitest";
import { strayLinks } from "./sent-links";

const PRODUCT = "https://plans.example";
const LINK = { id: "7", token: "a-b_c" };

it("accepts the product, its pages, and links from emailLinkUrl", () => {
  const text = [
    PRODUCT,
    `${PRODUCT}/admin/my-subscriptions`,
    `${PRODUCT}/dashboard/exercise?id=7&plan=8`,
    emailLinkUrl(PRODUCT, "monthly_question", LINK),
    emailLinkUrl(PRODUCT, "invitation", { ...LINK, orgId: "9" }),
  ].join("\n");
  expect(strayLinks(text, PRODUCT)).toEqual([]);
});

it.each([
  `${PRODUCT}/monthly-question?id=7&token=a-b_c`,
  `${PRODUCT}/confirmation/email#id=7&token=a-b_c`,
  `${PRODUCT}/dashboard/plans?id=7&token=a-b_c`,
  `${PRODUCT}/dashboard/plans?token=a-b_c`,
  `${PRODUCT}/incident-alert/7/token/a-b_c`,
  `${PRODUCT}/no-such-page`,
  "https://elsewhere.example/monthly-question#id=7&token=a-b_c",
  "https://elsewhere.example/",
])("finds %s", (address) => {
  expect(strayLinks(`Open it:\n${address}\nThank you.`, PRODUCT)).toEqual([address]);
});
