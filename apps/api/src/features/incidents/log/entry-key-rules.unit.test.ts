import { createSecretKey } from "node:crypto";
import { expect, it } from "vitest";
import { entryKeysOf } from "./entry-key-rules";

const secretKeys = {
  secret: createSecretKey("secret of the installation", "utf8"),
  formerSecrets: [],
};

it("returns the same key of 32 bytes for a person and an incident, and another for any other", () => {
  const keys = [
    entryKeysOf(secretKeys, "incident-1", "person-1"),
    entryKeysOf(secretKeys, "incident-1", "person-2"),
    entryKeysOf(secretKeys, "incident-2", "person-1"),
    entryKeysOf(
      { ...secretKeys, secret: createSecretKey("another", "utf8") },
      "incident-1",
      "person-1",
    ),
  ].flat();
  expect(new Set(keys).size).toBe(4);
  expect(entryKeysOf(secretKeys, "incident-1", "person-1")).toEqual(keys.slice(0, 1));
  expect(keys.map((key) => Buffer.from(key, "base64").length)).toEqual([32, 32, 32, 32]);
});

it("returns the keys of former secrets last, so that they only decrypt", () => {
  const rotated = {
    secret: createSecretKey("new secret", "utf8"),
    formerSecrets: [secretKeys.secret],
  };
  const [current, former] = entryKeysOf(rotated, "incident-1", "person-1");
  expect(former).toBe(entryKeysOf(secretKeys, "incident-1", "person-1")[0]);
  expect(current).not.toBe(former);
});
