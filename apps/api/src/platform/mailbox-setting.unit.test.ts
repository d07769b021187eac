import { expect, test } from "vitest";
import { readConfig } from "./config";
import { hasMailboxPage } from "./local-installation";

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ HOST: "::1", PORT: "4000" }, true],
  [{ PUBLIC_URL: "http://[::1]:3000" }, true],
  [{ PUBLIC_URL: "http://localhost:5173" }, true],
  // Behind a proxy on this machine every caller has a loopback address.
  [{ PUBLIC_URL: "https://plans.example" }, false],
  [{ HOST: "0.0.0.0" }, false],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:3000" }, false],
  [{ SMTP_URL: "smtp://mail.example" }, false],
])("has the mailbox page with %j: %s", (environment, isThere) => {
  expect(hasMailboxPage(readConfig(environment))).toBe(isThere);
});
