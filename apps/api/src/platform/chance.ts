import { randomBytes, randomInt } from "node:crypto";

/** Where random numbers come from; a test can hold it still. */
export type Chance = {
  /** `size` bytes from a cryptographic source. */
  bytes(size: number): Buffer;
  /** A whole number from 0 up to, not including, `below`. */
  whole(below: number): number;
};

export const systemChance: Chance = {
  bytes: (size) => randomBytes(size),
  whole: (below) => randomInt(below),
};

/** A UUID v7 (RFC 9562, 5.7): 48 bits of `now` (epoch ms), then random bits, so that ids sort by age. */
export function newId(now: Date, chance: Chance): string {
  const bytes = chance.bytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}
