import { expect, test, vi } from "vitest";
import { withMetadata } from "./pdf-metadata";
import { readStructure } from "./pdf-structure";
import { writePdf } from "./pdf-writer";

const metadata = {
  title: "Trial",
  author: "A business",
  printedAt: new Date("2026-11-21T09:30:00Z"),
  pages: 1,
  unnumbered: 0,
  blanks: [],
  headings: [],
};

const header = Buffer.from("%PDF-1.4\n");
const objects = [
  "<</Type /Catalog/Pages 2 0 R>>",
  "<</Type /Pages/Kids [3 0 R]/Count 1>>",
  "<</Type /Page/Parent 2 0 R>>",
];

/** A cross-reference stream and packed objects, which a later Chromium may write. */
const packed = await writePdf({
  header,
  bodies: new Map(objects.map((body, at) => [at + 1, Buffer.from(body)])),
  root: 1,
  info: 2,
  id: "0f".repeat(16),
});

/** A classic table, but no tags, and a page that is written otherwise than Skia does. */
function untagged(): Buffer {
  let file = header.toString();
  const entries: string[] = [];
  for (const [at, body] of objects.entries()) {
    entries.push(`${String(file.length).padStart(10, "0")} 00000 n \n`);
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
  }
  const table = `xref\n0 4\n0000000000 65535 f \n${entries.join("")}`;
  return Buffer.from(
    `${file}${table}trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}

test.each([
  ["with a cross-reference stream", packed],
  ["without tags", untagged()],
])("returns a file %s as the browser wrote it, and logs why", async (_, pdf) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  expect(await withMetadata(pdf, metadata, log)).toBe(pdf);
  expect(log.error).toHaveBeenCalledOnce();
  expect(log.error.mock.calls[0]?.[1]).toContain("unknown format");
});

test("knows no pages of a file in an unknown format, and refuses an incomplete one", () => {
  expect(readStructure(packed)).toEqual({ pages: 0, pageOf: new Map() });
  expect(readStructure(untagged()).pages).toBe(1);
  expect(() => readStructure(packed.subarray(0, 200))).toThrow("incomplete");
});
