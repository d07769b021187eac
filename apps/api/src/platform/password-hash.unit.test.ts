import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash";

test("verifies the right password only, with and without an account", async () => {
  const stored = await hashPassword("Continuity-1");
  expect(await verifyPassword("Continuity-1", stored)).toBe(true);
  expect(await verifyPassword("Continuity-2", stored)).toBe(false);
  expect(await verifyPassword("Continuity-1", undefined)).toBe(false);
});

test("leaves threads for files while many passwords are verified", async () => {
  const stored = await hashPassword("Continuity-1");
  let verified = 0;
  const flood = Array.from({ length: 40 }, async () => {
    await verifyPassword("Continuity-2", stored);
    verified += 1;
  });
  await readFile(import.meta.filename);
  // Queued behind all hashes in the thread pool, the file would be read after most of them.
  expect(verified).toBeLessThan(20);
  await Promise.all(flood);
});
