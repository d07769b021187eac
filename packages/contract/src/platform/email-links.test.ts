import { expect, it } from "vitest";
import { EMAIL_LINKS, emailLinkFields, type EmailLinkName, emailLinkUrl } from "./email-links";

const names = Object.keys(EMAIL_LINKS) as EmailLinkName[];
const urlOf = (name: EmailLinkName) =>
  emailLinkUrl("https://x.example", name, { id: "7", token: "a-b_c" });

it("has the link in the query for the pages of the specification alone", () => {
  expect(names.filter((name) => urlOf(name).includes("?"))).toEqual([
    "confirmation",
    "email_update",
    "invitation",
    "reset",
  ]);
  expect(urlOf("alert")).toBe("https://x.example/incident-alert#id=7&token=a-b_c");
  expect(urlOf("reset")).toBe("https://x.example/reset-password?id=7&token=a-b_c");
});

it.each([
  ["", "#id=7&token=a-b_c", "id=7&token=a-b_c"],
  ["?id=7&token=a-b_c", "", "id=7&token=a-b_c"],
  ["?from=mail", "#id=7&token=a-b_c", "id=7&token=a-b_c"],
  ["?from=mail&id=7", "#top", "from=mail&id=7"],
  ["?from=mail&valid=1", "#top", ""],
  ["", "", ""],
])("reads the link of '%s' and '%s'", (search, hash, fields) => {
  expect(emailLinkFields({ search, hash })).toBe(fields);
});
