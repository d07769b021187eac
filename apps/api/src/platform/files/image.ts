import type { default as Sharp } from "sharp";

/** Squares of this many pixels a side. */
export const SQUARE = 256;
export const IMAGE_TYPE = "image/webp";

/** A phone takes 12 to 50 million pixels; more is made to exhaust us. */
const MAX_PIXELS = 60_000_000;
const MAX_SECONDS = 10;

let loaded: Promise<typeof Sharp> | undefined;

/** Fetched with the first picture: a sixth of the time that a command takes to start, and few are about one. */
const loadSharp = () => (loaded ??= prepareSharp());

async function prepareSharp() {
  const { default: sharp } = await import("sharp");
  // Of all that the library could read (SVG, PDF, ...) only these three decoders are there to be attacked.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadPng", "VipsForeignLoadJpeg", "VipsForeignLoadWebp"],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) =>
    bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
];

/** Whether it begins as a PNG, JPEG or WebP does; the name that it came with says nothing. */
export const looksLikeImage = (bytes: Buffer): boolean =>
  SIGNATURES.some((begins) => begins(bytes));

let underWay: Promise<unknown> = Promise.resolve();

/** One picture at a time: each may take a quarter of a gigabyte, and threads that sign-ins wait for. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = underWay.then(work);
  underWay = turn.catch(() => undefined);
  return turn;
}

/**
 * Cuts a picture to a square around its middle and encodes it again as WebP: upright, the first frame only,
 * and without what a camera wrote into it.
 * @returns undefined for what is no whole PNG, JPEG or WebP, or too large.
 */
export async function squareImage(bytes: Buffer): Promise<Buffer | undefined> {
  if (!looksLikeImage(bytes)) return undefined;
  const sharp = await loadSharp();
  const limits = { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true } as const;
  const encode = () =>
    sharp(bytes, limits)
      .autoOrient()
      .resize(SQUARE, SQUARE, { fit: "cover" })
      .webp({ quality: 85 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  // Whatever its decoders say of a picture, the person can but choose another.
  return inTurn(encode).catch(() => undefined);
}
