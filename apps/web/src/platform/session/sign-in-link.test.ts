import { expect, it } from "vitest";
import { clearSignInLink, readSignInLink } from "./sign-in-link";

it.each([
  ["?link=aG9s%2B%2FZGZhc3Q%3D", "aG9s+/ZGZhc3Q=", ""],
  ["?link=aG9s+/ZGZhc3Q=", "aG9s+/ZGZhc3Q=", ""],
  ["?from=partner&link=aa%20b", "aa b", "?from=partner"],
  ["?from=partner", null, "?from=partner"],
])("reads %s and keeps the rest of the address", (search, link, left) => {
  window.history.replaceState(null, "", `${window.location.pathname}${search}`);
  expect(readSignInLink()).toBe(link);
  expect(window.location.search).toBe(left);
  // Rendered twice before it is redeemed, it returns the same link.
  expect(readSignInLink()).toBe(link);
  clearSignInLink();
  expect(readSignInLink()).toBeNull();
});
