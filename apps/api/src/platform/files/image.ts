import type { ResizeOptions, default as Sharp } from "sharp";

/** Width and height of a stored image (pixels), and whether it is cropped to them or fits inside. */
export type ImageSize = Required<
  Pick<ResizeOptions, "width" | "height" | "fit" | "withoutEnlargement">
>;
export const IMAGE_TYPE = "image/webp";

/** A phone camera takes 12 to 50 million pixels; a larger image is likely an attack. */
const MAX_PIXELS = 60_000_000;
const MAX_SECONDS = 10;

let loaded: Promise<typeof Sharp> | undefined;

/** Loaded with the first image: loading takes a sixth of a command's start time, and few commands need it. */
const loadSharp = () => (loaded ??= prepareSharp());

async function prepareSharp() {
  const { default: sharp } = await import("sharp");
  // Of all the formats that the library can read (SVG, PDF, ...), only these three decoders are enabled, to limit
  // attacks.
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

/** Whether the bytes begin as a PNG, JPEG or WebP; the file's name is not trusted. */
export const looksLikeImage = (bytes: Buffer): boolean =>
  SIGNATURES.some((begins) => begins(bytes));

let underWay: Promise<unknown> = Promise.resolve();

/** One image at a time: each may take a quarter of a gigabyte, and threads that sign-ins wait for. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = underWay.then(work);
  underWay = turn.catch(() => undefined);
  return turn;
}

/**
 * Resizes an image and encodes it as WebP: upright, first frame only, with its transparency, without camera metadata.
 * @returns undefined if the bytes are not a complete PNG, JPEG or WebP, or the image is too large
 */
export async function encodeImage(bytes: Buffer, size: ImageSize): Promise<Buffer | undefined> {
  if (!looksLikeImage(bytes)) return undefined;
  const sharp = await loadSharp();
  const limits = { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true } as const;
  const encode = () =>
    sharp(bytes, limits)
      .autoOrient()
      .resize(size)
      .webp({ quality: 85 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  // For every error of the decoder, all the person can do is choose another image.
  return oneAtATime(encode).catch(() => undefined);
}
