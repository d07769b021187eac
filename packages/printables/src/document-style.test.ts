import { expect, it } from "vitest";
import documentCss from "./document.css?raw";
import { documentStyle } from "./document-style";
import { readFileSync, readdirSync } from "node:fs";

const folder = new URL("./style/", import.meta.url);

it("contains what the screen imports: the tokens, and every file once in the same order", () => {
  const imported = [...documentCss.matchAll(/@import ".\/style\/([^"]+)";/gu)].map(
    ([, file]) => file ?? "",
  );
  expect(imported.toSorted()).toEqual(readdirSync(folder).toSorted());
  const files = ["../tokens.css", ...imported];
  const css = files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
  expect(documentStyle.slice(0, css.length)).toBe(css);
});
