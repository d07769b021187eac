import { expect, it } from "vitest";
import { fileSize } from "./file-size-rules";

it.each([
  [1, "0.1 KB"],
  [2_300, "2.2 KB"],
  [120_000, "117 KB"],
  [3_500_000, "3.3 MB"],
  [25 * 1024 * 1024, "25 MB"],
])("shows %i bytes as %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
