import type { IRunOptions, IStylesOptions } from "docx";
import { ACCENT, INK, QUIET } from "./print-word-colours";

/** The size of the lines at the head and the foot of a page, in half points. */
export const SMALL = 16;

const heading = (size: number): IRunOptions => ({ size, bold: true, color: INK });

/** Sizes are in half points, distances in twentieths of a point. Headings stay with the text that follows them. */
export const wordStyles: IStylesOptions = {
  default: {
    document: {
      paragraph: { spacing: { after: 100 } },
      run: { font: "Arial", size: 21, language: { value: "en-AU" } },
    },
    heading1: {
      run: heading(40),
      paragraph: { keepNext: true, keepLines: true, spacing: { after: 160 } },
    },
    heading2: {
      run: heading(30),
      paragraph: { keepNext: true, keepLines: true, spacing: { before: 320, after: 120 } },
    },
    heading3: {
      run: heading(23),
      paragraph: { keepNext: true, keepLines: true, spacing: { before: 200, after: 80 } },
    },
    hyperlink: { run: { color: ACCENT, underline: {} } },
  },
  paragraphStyles: [
    {
      id: "Cell",
      name: "Cell",
      basedOn: "Normal",
      run: { size: 18 },
      paragraph: { spacing: { after: 0 } },
    },
    {
      id: "Card",
      name: "Card",
      basedOn: "Normal",
      run: { size: 18 },
      paragraph: { spacing: { after: 30 } },
    },
    { id: "Quiet", name: "Quiet", basedOn: "Normal", run: { color: QUIET } },
    {
      id: "TableTitle",
      name: "Table title",
      basedOn: "Normal",
      run: { bold: true },
      paragraph: { keepNext: true, spacing: { before: 160, after: 60 } },
    },
    {
      id: "ContentsLine",
      name: "Contents line",
      basedOn: "Normal",
      run: { size: 19 },
      paragraph: { spacing: { after: 20 } },
    },
    {
      id: "ContentsPage",
      name: "Contents page",
      basedOn: "ContentsLine",
      paragraph: { indent: { left: 567 } },
    },
  ],
};
