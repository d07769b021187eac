import { randomBytes, randomInt } from "node:crypto";
import type { Clock } from "../clock";

/** A source of random numbers. Tests replace it with a fixed one. */
export type RandomSource = {
  /** `size` bytes from a cryptographic source. */
  bytes(size: number): Buffer;
  /** A whole number from 0 to `below`, excluding `below`. */
  int(below: number): number;
};

export const systemRandom: RandomSource = {
  bytes: (size) => randomBytes(size),
  int: (below) => randomInt(below),
};

/** How many ids the 12 bits after the time can count within one millisecond. */
const COUNTER_END = 0x1000;

/**
 * Creates a source of UUIDs v7 (RFC 9562, 5.7): 48 bits of time (epoch ms), 12 bits that count within the millisecond
 * (6.2, method 1), then random bits. Ids of one source sort in the order they were made, even if the clock stops or
 * goes back.
 */
export function idSource(clock: Clock, random: RandomSource): () => string {
  let time = 0;
  let counter = 0;
  return () => {
    const now = clock.now().getTime();
    counter = now > time ? 0 : counter + 1;
    time = counter === COUNTER_END ? time + 1 : Math.max(time, now);
    counter %= COUNTER_END;
    return uuid(time, counter, random.bytes(16));
  };
}

function uuid(time: number, counter: number, bytes: Buffer): string {
  bytes.writeUIntBE(time, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
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
