import { beforeEach, expect, it } from "vitest";
import { createPdfCache, type PdfCache, pdfKeyOf } from "./pdf-cache";

const AGE = 1_000;
let now = 0;
let cache: PdfCache;
beforeEach(() => {
  now = 0;
  cache = createPdfCache(
    { now: () => new Date(now) },
    { bytes: 10, documentsOfPerson: 2, age: AGE, lastAge: 3 * AGE },
  );
});
const pdf = (text: string) => Buffer.from(text);
const store = (person: string, document: unknown, bytes: Buffer) =>
  cache.store(pdfKeyOf(person, document), bytes);
const found = (person: string, document: unknown) =>
  cache.find(pdfKeyOf(person, document))?.toString();

it("finds a document by its person and everything that is printed", () => {
  store("ana", { content: "plan", date: "21/11/2026" }, pdf("one"));
  expect(found("ana", { content: "plan", date: "21/11/2026" })).toBe("one");
  expect(found("ana", { content: "plan", date: "22/11/2026" })).toBeUndefined();
  expect(found("tom", { content: "plan", date: "21/11/2026" })).toBeUndefined();
});

it.each([
  ["two texts with another border", { a: "xy", b: "z" }, { a: "x", b: "yz" }],
  ["another key", { a: "x" }, { b: "x" }],
  ["no value", { a: "x" }, { a: "x", b: undefined }],
  ["a number and its text", { a: 1 }, { a: "1" }],
  ["a nested object", { a: { b: "x" } }, { a: "x" }],
])("tells documents apart that differ by %s", (_what, document, similar) => {
  store("ana", document, pdf("one"));
  expect([found("ana", document), found("ana", similar)]).toEqual(["one", undefined]);
});

it("forgets a document after its time", () => {
  store("ana", "plan", pdf("one"));
  now = AGE - 1;
  expect(found("ana", "plan")).toBe("one");
  now = AGE;
  expect(found("ana", "plan")).toBeUndefined();
});

it("finds what a person printed last under a name, whatever has changed since", () => {
  cache.store(pdfKeyOf("ana", "monday"), pdf("one"), "plan");
  now = 1;
  cache.store(pdfKeyOf("ana", "tuesday"), pdf("two"), "plan");
  const last = (person: string, name: string) => cache.findLast(person, name)?.toString();
  expect([last("ana", "plan"), last("ana", "report"), last("tom", "plan")]).toEqual([
    "two",
    undefined,
    undefined,
  ]);
  now = 3 * AGE;
  expect(found("ana", "tuesday")).toBeUndefined();
  expect(last("ana", "plan")).toBe("two");
  now = 3 * AGE + 1;
  expect(last("ana", "plan")).toBeUndefined();
});

it("has two documents of a person, and removes the one used longest ago", () => {
  for (const name of ["a", "b"]) store("ana", name, pdf(name));
  expect(found("ana", "a")).toBe("a");
  store("ana", "c", pdf("c"));
  expect(["a", "b", "c"].map((name) => found("ana", name))).toEqual(["a", undefined, "c"]);
});

it("never takes more than its bytes", () => {
  store("ana", "a", pdf("12345"));
  store("tom", "b", pdf("12345"));
  store("mei", "c", pdf("1"));
  expect(found("ana", "a")).toBeUndefined();
  expect(found("tom", "b")).toBe("12345");
  store("ana", "large", pdf("12345678901"));
  expect(found("ana", "large")).toBeUndefined();
  expect(found("mei", "c")).toBe("1");
});
