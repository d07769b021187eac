/*
 * The colour space of a printed document, which PDF/A asks for: sRGB (IEC 61966-2-1) as a version 4 ICC profile, made
 * here because its numbers are shorter than a file.
 */

/** Signed fixed-point number with 16 bits after the point (ICC.1:2010, 4.6). */
const fixed = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
};
const word = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const tag = (type: string, ...parts: Buffer[]) =>
  Buffer.concat([Buffer.from(type, "latin1"), word(0), ...parts]);
const numbers = (type: string, ...values: number[]) => tag(type, ...values.map(fixed));

function text(value: string): Buffer {
  const letters = Buffer.from(value, "utf16le").swap16();
  const record = [word(1), word(12), Buffer.from("enUS"), word(letters.length), word(28)];
  return tag("mluc", ...record, letters);
}

/** sRGB's curve: linear near black, then a power of 2.4. */
const CURVE = tag(
  "para",
  Buffer.from([0, 3, 0, 0]),
  ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed),
);

/** White, primaries and adaptation for the profile connection space's D50. */
const TAGS: readonly (readonly [name: string, data: Buffer])[] = [
  ["desc", text("sRGB")],
  ["cprt", text("No copyright")],
  ["wtpt", numbers("XYZ ", 0.9642, 1, 0.8249)],
  ["rXYZ", numbers("XYZ ", 0.43607, 0.22249, 0.01392)],
  ["gXYZ", numbers("XYZ ", 0.38515, 0.71687, 0.09708)],
  ["bXYZ", numbers("XYZ ", 0.14307, 0.06061, 0.7141)],
  ["rTRC", CURVE],
  ["gTRC", CURVE],
  ["bTRC", CURVE],
  [
    "chad",
    numbers(
      "sf32",
      1.04788,
      0.02292,
      -0.05022,
      0.02959,
      0.99048,
      -0.01707,
      -0.00925,
      0.01508,
      0.75168,
    ),
  ],
];

const HEADER = 128;

function header(size: number): Buffer {
  const bytes = Buffer.alloc(HEADER);
  bytes.writeUInt32BE(size, 0);
  bytes.writeUInt32BE(0x04_20_00_00, 8);
  bytes.write("mntrRGB XYZ ", 12, "latin1");
  // The day of this profile, 21 November 2026.
  [2026, 11, 21, 0, 0, 0].forEach((value, at) => bytes.writeUInt16BE(value, 24 + at * 2));
  bytes.write("acsp", 36, "latin1");
  Buffer.concat([0.9642, 1, 0.8249].map(fixed)).copy(bytes, 68);
  return bytes;
}

export function srgbProfile(): Buffer {
  const table = HEADER + 4 + TAGS.length * 12;
  const data: Buffer[] = [];
  let at = table;
  const index = TAGS.map(([name, bytes]) => {
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    const entry = Buffer.concat([Buffer.from(name, "latin1"), word(at), word(bytes.length)]);
    data.push(padded);
    at += padded.length;
    return entry;
  });
  return Buffer.concat([header(at), word(TAGS.length), ...index, ...data]);
}
