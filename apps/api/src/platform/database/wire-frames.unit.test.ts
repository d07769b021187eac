import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  frameReader,
  greeting,
  queryMessage,
  SSL_REQUEST,
  statusAtEnd,
  syncMessage,
} from "./wire-frames";

const startup = (code: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeInt32BE(8, 0);
  bytes.writeInt32BE(code, 4);
  return bytes;
};

test("however a stream is cut into chunks, the same messages come out", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 200 }), { maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 40 }),
      (queries, cuts) => {
        const messages = [...queries.map(queryMessage), syncMessage()];
        const stream = Buffer.concat([startup(SSL_REQUEST), startup(196_608), ...messages]);
        const read = frameReader();
        const frames = [];
        for (let at = 0, cut = 0; at < stream.length; cut += 1) {
          const size = cuts[cut % cuts.length] ?? 1;
          frames.push(...read(stream.subarray(at, at + size)));
          at += size;
        }
        expect(frames.slice(0, 2)).toEqual([
          { kind: "startup", code: SSL_REQUEST },
          { kind: "startup", code: 196_608 },
        ]);
        expect(
          frames.slice(2).map((frame) => (frame.kind === "message" ? frame.bytes : frame)),
        ).toEqual(messages);
      },
    ),
  );
});

test.each([
  ["a negative length", Buffer.from("\xff\xff\xff\xff\x00\x00\x00\x00", "latin1")],
  ["a length beyond all measure", Buffer.from("GET / HTTP/1.1")],
])("%s is refused", (_what, bytes) => {
  expect(() => frameReader()(bytes)).toThrow("The message has no valid length.");
});

test("the end of an answer tells the transaction's status", () => {
  expect(statusAtEnd(greeting("17", 1))).toBe("idle");
  const ready = (letter: string) => Buffer.from(`Z\0\0\0\x05${letter}`, "latin1");
  expect(["I", "T", "E", "?"].map((letter) => statusAtEnd(ready(letter)))).toEqual([
    "idle",
    "open",
    "failed",
    "none",
  ]);
  expect(statusAtEnd(Buffer.from("E"))).toBe("none");
});
