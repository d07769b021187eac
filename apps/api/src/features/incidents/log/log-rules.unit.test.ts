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
