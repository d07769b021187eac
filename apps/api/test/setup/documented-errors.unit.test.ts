import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { expect, it } from "vitest";
import { assertDocumented } from "./documented-errors";

it("fails for an error that the API document does not name for the operation", () => {
  assertDocumented(readUser, 200, { firstName: "Ana" });
  assertDocumented(readUser, 401, { code: "sign-in-required" });
  const missing = (status: number, code: string) => () =>
    assertDocumented(readUser, status, { code });
  expect(missing(409, "last-owner")).toThrow("readUser returned 409 last-owner");
  expect(missing(403, "sign-in-required")).toThrow("readUser returned 403 sign-in-required");
});
