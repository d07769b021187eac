import type { Page } from "playwright-core";
import * as z from "zod/mini";
import { SCRIPT_FAMILIES } from "./script-fonts";

/** The `meta` element of a printed document with the characters that are not Latin; absent without any. */
export const OTHER_CHARACTERS = "other-characters";

/*
 * Runs in the browser. A character that no font has is drawn as the same box as one that does not exist; drawing takes
 * longer than measuring, so only those of the box's width are drawn.
 */
const FIND = `(async () => {
  const text = document.querySelector('meta[name="${OTHER_CHARACTERS}"]')?.content ?? "";
  if (text === "") return [];
  const font = '20px "Holdfast Sans",${SCRIPT_FAMILIES},sans-serif';
  await document.fonts.load(font, text);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 40;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.font = font;
  const widthOf = (character) => pen.measureText(character).width;
  const drawingOf = (character) => {
    pen.clearRect(0, 0, 40, 40);
    pen.fillText(character, 4, 28);
    return pen.getImageData(0, 0, 40, 40).data.join();
  };
  const unassigned = "\\u0378";
  const [width, box] = [widthOf(unassigned), drawingOf(unassigned)];
  return [...text].filter((character) => widthOf(character) === width && drawingOf(character) === box);
})()`;

const Characters = z.array(z.string());

/** Returns the characters of the loaded document that are printed as boxes, because no font has them. */
export const findMissingCharacters = async (page: Page): Promise<readonly string[]> =>
  Characters.parse(await page.evaluate(FIND));
