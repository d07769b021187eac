import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** For tests of printed documents: what a page looks like to somebody who leafs through it. */
export type PageLook = {
  /** Of the file, from 1. */
  readonly number: number;
  /** Where the last ink between head and foot is, from 0 at the top to 1. */
  readonly depth: number;
  /** The words on the lowest line of text, from left to right. */
  readonly lastLine: string;
  /** Whether nothing is drawn beneath that line, such as rows to write in. */
  readonly endsWithText: boolean;
};

/** The space for text on an A4 page, in millimetres; heads, page numbers and coloured edges are outside. */
const TEXT = { left: 19, right: 191, top: 21, bottom: 281 } as const;
const POINTS_PER_MM = 72 / 25.4;
const DOTS_PER_MM = 2;
/** Darker than the finest rule; paper is 255. */
const INK = 225;
/** A row to write in is higher, the padding of a table's head lower, in millimetres. */
const ROW = 4;

const run = promisify(execFile);

/** Every page of a PDF, by poppler's pdftotext and pdftoppm. */
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
        lookOf(at + 1, inkBottom(await readFile(path.join(folder, name))), words[at] ?? []),
      ),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Word = { readonly x: number; readonly bottom: number; readonly text: string };

const WORD = /<word xMin="([\d.]+)" yMin="[\d.]+" xMax="[\d.]+" yMax="([\d.]+)">(.*?)<\/word>/g;

/** The words within the space for text, places in millimetres. */
function wordsOf(page: string): Word[] {
  return [...page.matchAll(WORD)]
    .map(([, x, bottom, text = ""]) => ({
      x: Number(x) / POINTS_PER_MM,
      bottom: Number(bottom) / POINTS_PER_MM,
      text: text.replaceAll("&amp;", "&"),
    }))
    .filter(({ x, bottom }) => x < TEXT.right && bottom > TEXT.top && bottom < TEXT.bottom);
}

function lookOf(number: number, ink: number, words: readonly Word[]): PageLook {
  const lowest = Math.max(0, ...words.map((word) => word.bottom));
  return {
    number,
    depth: (ink - TEXT.top) / (TEXT.bottom - TEXT.top),
    lastLine: words
      .filter((word) => lowest - word.bottom < 1)
      .toSorted((one, other) => one.x - other.x)
      .map((word) => word.text)
      .join(" "),
    endsWithText: ink - lowest < ROW,
  };
}

/** The lowest row of dots with ink within the space for text, in millimetres, of a picture in PGM. */
function inkBottom(image: Buffer): number {
  const header = /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(image.subarray(0, 40).toString("latin1"));
  const width = Number(header?.[1]);
  const start = header?.[0].length ?? 0;
  const [left, right] = [TEXT.left * DOTS_PER_MM, TEXT.right * DOTS_PER_MM];
  for (let row = TEXT.bottom * DOTS_PER_MM; row > TEXT.top * DOTS_PER_MM; row -= 1) {
    const from = start + row * width;
    if (image.subarray(from + left, from + right).some((dot) => dot < INK))
      return row / DOTS_PER_MM;
  }
  return TEXT.top;
}
