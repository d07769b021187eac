import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The rows of the table 'Texts of the specification': text, plain version, file. */
const rows = read("docs/decisions/006-where-the-specification-is-silent.md")
  .split("## Texts of the specification")[1]
  ?.split("\n")
  .filter((line) => line.startsWith("| ") && line.includes("`"))
  .map((line) => line.split("|").map((cell) => cell.trim().replaceAll("`", "")));

it("lists the texts that the specification quotes with the file that has each to the letter", () => {
  expect(rows?.length).toBeGreaterThan(80);
  const missing = rows?.filter(
    ([, text = "", , file = ""]) => !read(file).replaceAll(/\s+/g, " ").includes(text),
  );
  expect(missing).toEqual([]);
});
