import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { workbookParts, zipFile, type ZipPart } from "../../../test/setup/zip-file";
import { ProblemError } from "../problem-error";
import { readTable } from "./read-table";

const sheet = (data: string) => [{ name: "Sheet1", data }];
const rows = (...all: string[]) => `<sheetData>${all.join("")}</sheetData>`;

/** Returns the message of a refused file, and how long that took (ms). */
async function refusalOf(bytes: Buffer) {
  const start = performance.now();
  const error: unknown = await readTable(bytes).catch((fault: unknown) => fault);
  if (!(error instanceof ProblemError)) throw new Error("The file was not refused.");
  return { message: error.fields[0]?.message, time: performance.now() - start };
}

describe("a file that is refused in bounded time", () => {
  const plain = workbookParts(sheet(rows('<row r="1"><c r="A1"><v>1</v></c></row>')));
  const withPart = (part: ZipPart) => zipFile([...plain, part]);
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => `<row r="${at + 1}"><c><v>1</v></c></row>`).join("");
  const bomb = Buffer.alloc(45 * 1024 * 1024, 0x20);
  const ole = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(4_096)]);

  it.each<[string, () => Buffer, string]>([
    ["an old .xls", () => ole, "is not an .xlsx workbook"],
    [
      "a workbook with a password",
      () => Buffer.concat([ole, Buffer.from("EncryptedPackage", "utf16le")]),
      "protected with a password",
    ],
    ["a PDF", () => Buffer.from("%PDF-1.7\n"), "is not an Excel workbook or a CSV file"],
    [
      "a .doc named .xlsx",
      () => Buffer.concat([ole, Buffer.from("WordDocument", "utf16le")]),
      "is a Word document",
    ],
    ["no bytes", () => Buffer.alloc(0), "This file is empty"],
    [
      "a formula without a result",
      () => zipFile(workbookParts(sheet(rows('<row r="2"><c r="AB2"><f>NOW()</f></c></row>')))),
      "Cell AB2 has a formula without a result. Open the file in Excel",
    ],
    [
      "one long text in every cell",
      () => {
        const cells = Array.from({ length: 500 }, () => '<c t="s"><v>0</v></c>').join("");
        const data = rows(`<row>${cells}</row>`.repeat(20));
        const sharedStrings = `<sst><si><t>${"x".repeat(32_767)}</t></si></sst>`;
        return zipFile(workbookParts(sheet(data), { sharedStrings }));
      },
      "too much text",
    ],
    ["random bytes", () => Buffer.concat([Buffer.alloc(4), randomBytes(999)]), "CSV file"],
    ["a .docx", () => zipFile([{ name: "word/document.xml", content: "<a/>" }]), "Excel workbook"],
    ["half a workbook", () => zipFile(plain).subarray(0, 900), "damaged"],
    ["a zip bomb", () => withPart({ name: "xl/a.xml", content: bomb }), "too large"],
    [
      "a bomb that lies about its size",
      () => withPart({ name: "xl/a.xml", content: bomb, statedSize: 10 }),
      "damaged",
    ],
    [
      "many parts",
      () =>
        zipFile(Array.from({ length: 400 }, (_, at) => ({ name: `xl/${at}.xml`, content: "x" }))),
      "too large",
    ],
    ["50,000 rows", () => zipFile(workbookParts(sheet(rows(rowsOf(50_000))))), "10,000 rows"],
    [
      "50,000 rows of CSV",
      () => Buffer.from("Name,Email\n".repeat(50_000)),
      "This file has more than 10,000 rows. Split it into smaller files.",
    ],
    ["macros", () => withPart({ name: "xl/vbaProject.bin", content: "x" }), "macros"],
    [
      "links to other files",
      () => withPart({ name: "xl/externalLinks/externalLink1.xml", content: "<a/>" }),
      "links",
    ],
    ["an encrypted part", () => withPart({ name: "xl/a.xml", content: "x", flags: 1 }), "password"],
    [
      "a DTD",
      () => withPart({ name: "xl/a.xml", content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
      "damaged",
    ],
    [
      "XML in UTF-16, in which a DTD could hide",
      () => withPart({ name: "xl/a.xml", content: Buffer.from("<!DOCTYPE a>", "utf16le") }),
      "damaged",
    ],
    ["the same part twice", () => zipFile([...plain, ...plain]), "damaged"],
    ["a path outside", () => withPart({ name: "../../a.xml", content: "x" }), "damaged"],
    [
      "a workbook without its sheet",
      () => zipFile(plain.filter(({ name }) => !name.includes("worksheets"))),
      "could not be read",
    ],
    [
      "data that is not deflated",
      () => {
        const whole = zipFile(plain);
        const packed = deflateRawSync(Buffer.from(String(plain[0]?.content)));
        whole.fill(0xff, whole.indexOf(packed), whole.indexOf(packed) + packed.length);
        return whole;
      },
      "damaged",
    ],
  ])("refuses in bounded time %s", async (_kind, make, message) => {
    const refused = await refusalOf(make());
    expect(refused.message).toContain(message);
    expect(refused.time).toBeLessThan(10_000);
  });
});
