import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const chunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

export const GREY_PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

/** A black PNG with one bit per pixel: small in bytes at any dimensions. */
export function blackPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A single colour in each accepted format. */
export function plainImage(
  format: "png" | "jpeg" | "webp",
  size: { readonly width: number; readonly height: number } = { width: 40, height: 30 },
): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: "#c03020" } })
    .toFormat(format)
    .toBuffer();
}

/**
 * A phone's photo: stored sideways (EXIF orientation 6), red above blue once upright, with location and camera in its
 * metadata.
 */
export async function phoneImage(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 200, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 400, height: 400, channels: 3, background: "#000000" } })
    .composite([
      { input: await half("#ff0000"), left: 0, top: 0 },
      { input: await half("#0000ff"), left: 200, top: 0 },
    ])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: "Secret Camera", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "33/1 51/1 25/1", GPSLongitude: "151/1 12/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
