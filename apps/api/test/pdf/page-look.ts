import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** For tests of printed documents: how a page looks to a reader. */
export type PageLook = {
  /** Page of the file, from 1. */
  readonly number: number;
  /** Where the last ink between head and foot is, from 0 at the top to 1. */
  readonly depth: number;
  /** The words of the lowest line of text, from left to right. */
  readonly lastLine: string;
  /** Whether nothing is drawn below that line, such as blank rows to fill in. */
  readonly endsWithText: boolean;
  /** The words of the text area with their type size in points. */
  readonly words: readonly { readonly text: string; readonly size: number }[];
  /** The grey of the outer edge on an office printer, from 0 (black) to 255 (white). */
  readonly edge: number;
  /** The share of the sheet that is inked, from 0 to 1. */
  readonly inked: number;
};

/** The text area of an A4 page, in millimetres; heads, page numbers and coloured edges are outside it. */
const TEXT = { left: 19, right: 191, top: 21, bottom: 281 } as const;
const POINTS_PER_MM = 72 / 25.4;
const DOTS_PER_MM = 2;
/** Darker than the finest rule; paper is 255. */
const INK = 225;
/** Blank rows are taller and the padding of a table's head is smaller (millimetres). */
const ROW = 4;

const run = promisify(execFile);

/** Returns every page of a PDF, read by poppler's pdftotext and pdftoppm. */
export async function lookAtPages(pdf: Buffer): Promise<readonly PageLook[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "holdfast-look-"));
  try {
    const file = path.join(folder, "look.pdf");
    await writeFile(file, pdf);
    const resolution = String(DOTS_PER_MM * 25.4);
    await run("pdftoppm", ["-gray", "-r", resolution, file, path.join(folder, "page")]);
    const boxes = path.join(folder, "words.html");
    await run("pdftotext", ["-bbox", file, boxes]);
    const words = (await readFile(boxes, "utf8")).split("<page ").slice(1).map(wordsOf);
    const images = (await readdir(folder)).filter((name) => name.endsWith(".pgm")).toSorted();
    return await Promise.all(
      images.map(async (name, at) =>
        lookOf(at + 1, imageOf(await readFile(path.join(folder, name))), words[at] ?? []),
      ),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Word = {
  readonly x: number;
  readonly bottom: number;
  readonly text: string;
  readonly size: number;
};

const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">(.*?)<\/word>/g;
/** Height of a word of Inter by its type size. */
const WORD_HEIGHT = 1.21;

/** Returns the words within the text area, positions in millimetres. */
function wordsOf(page: string): Word[] {
  return [...page.matchAll(WORD)]
    .map(([, x, top, bottom, text = ""]) => ({
      x: Number(x) / POINTS_PER_MM,
      bottom: Number(bottom) / POINTS_PER_MM,
      text: text.replaceAll("&amp;", "&"),
      size: (Number(bottom) - Number(top)) / WORD_HEIGHT,
    }))
    .filter(({ x, bottom }) => x < TEXT.right && bottom > TEXT.top && bottom < TEXT.bottom);
}

/** A page in shades of grey. */
type PageImage = { readonly width: number; readonly dots: Buffer };

/** Reads an image in PGM. */
function imageOf(file: Buffer): PageImage {
  const header = /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(file.subarray(0, 40).toString("latin1"));
  return { width: Number(header?.[1]), dots: file.subarray(header?.[0].length ?? 0) };
}

/** Where the coloured edge has no text, in millimetres. */
const EDGE = { left: 208, top: 290 } as const;

function lookOf(number: number, image: PageImage, words: readonly Word[]): PageLook {
  const ink = inkBottom(image);
  const { width, dots } = image;
  const lowest = Math.max(0, ...words.map((word) => word.bottom));
  return {
    number,
    depth: (ink - TEXT.top) / (TEXT.bottom - TEXT.top),
    lastLine: words
      .filter((word) => lowest - word.bottom < 1)
      .toSorted((a, b) => a.x - b.x)
      .map((word) => word.text)
      .join(" "),
    endsWithText: ink - lowest < ROW,
    words,
    edge: dots[EDGE.top * DOTS_PER_MM * width + EDGE.left * DOTS_PER_MM] ?? 0,
    inked: dots.reduce((sum, dot) => (dot < INK ? sum + 1 : sum), 0) / dots.length,
  };
}

/** Returns the lowest row of dots with ink within the text area, in millimetres. */
function inkBottom({ width, dots }: PageImage): number {
  const [left, right] = [TEXT.left * DOTS_PER_MM, TEXT.right * DOTS_PER_MM];
  for (let row = TEXT.bottom * DOTS_PER_MM; row > TEXT.top * DOTS_PER_MM; row -= 1) {
    const from = row * width;
    if (dots.subarray(from + left, from + right).some((dot) => dot < INK)) return row / DOTS_PER_MM;
  }
  return TEXT.top;
}
