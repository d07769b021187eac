import type { LogEntry } from "@holdfast/contract/incidents/log-entry";
import { describe, expect, it } from "vitest";
import { FIRST_HASH, firstBrokenEntry, hashOfEntry } from "./log-rules";

function logOf(texts: readonly string[]): LogEntry[] {
  let hash = FIRST_HASH;
  return texts.map((text, at) => {
    const entry = {
      number: at + 1,
      entryId: `01941f29-7c00-7000-8000-00000000000${at}`,
      kind: "note" as const,
      text,
      authorName: "Ana Silva",
      deviceAt: "2026-11-23T10:00:00.000Z",
      serverAt: "2026-11-23T10:00:01.000Z",
      photo: null,
      cost: null,
    };
    hash = hashOfEntry(hash, entry);
    return { ...entry, hash };
  });
}

describe("the chain of hashes of an incident log", () => {
  const log = logOf(["Alarm", "Everyone is out", "Fire brigade here"]);

  it("finds the chain of hashes unbroken in a log as it was written", () => {
    expect(firstBrokenEntry(log)).toBeUndefined();
  });

  it.each(["text", "authorName", "deviceAt", "serverAt", "entryId", "kind"] as const)(
    "names the first entry whose %s was changed",
    (field) => {
      const changed = log.map((entry, at) => (at === 1 ? { ...entry, [field]: "note2" } : entry));
      expect(firstBrokenEntry(changed as LogEntry[])).toBe(2);
    },
  );

  it.each([
    { amount: 900_000 },
    { currency: { code: "NZD", prefix: "NZ$" } },
    { kind: "wages" as const },
    { paidBy: "Mei Tan" },
    { unitName: null },
    { corrects: null },
  ])("names the entry of a cost that was changed: %o", (change) => {
    const cost: NonNullable<LogEntry["cost"]> = {
      kind: "repairs",
      amount: 12_000,
      currency: { code: "AUD", prefix: "A$" },
      paidBy: "Ana Silva",
      unitName: "Kitchen",
      corrects: { entryId: "01941f29-7c00-7000-8000-000000000000", reason: "Typing error" },
    };
    const [first] = log;
    if (!first) throw new Error("The log has entries.");
    const entry = { ...first, kind: "cost" as const, cost };
    const stored = { ...entry, hash: hashOfEntry(FIRST_HASH, entry) };
    expect(firstBrokenEntry([stored])).toBeUndefined();
    expect(firstBrokenEntry([{ ...stored, cost: { ...cost, ...change } }])).toBe(1);
  });

  it("names the entry after one that was removed", () => {
    expect(firstBrokenEntry(log.filter(({ number }) => number !== 2))).toBe(3);
  });

  it("names the entry after one whose hash was made to fit a change", () => {
    const [first, second, third] = log;
    if (!first || !second || !third) throw new Error("The log has three entries.");
    const text = "No one is out";
    const forged = { ...second, text, hash: hashOfEntry(first.hash, { ...second, text }) };
    expect(firstBrokenEntry([first, forged, third])).toBe(3);
  });
});
