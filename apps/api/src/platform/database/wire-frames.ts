/*
 * PostgreSQL's wire protocol 3.0, as far as the embedded engine's door needs it: cutting the byte
 * stream of a connection into messages, and the few answers the door gives by itself.
 * Source: PostgreSQL documentation, 'Frontend/Backend Protocol', message formats.
 */

export const SYNC = 0x53; // 'S'
export const QUERY = 0x51; // 'Q'
export const TERMINATE = 0x58; // 'X'

export const PROTOCOL_3_0 = 196_608;
export const SSL_REQUEST = 80_877_103;
export const GSS_REQUEST = 80_877_104;

/** Larger than any upload that passes the API's limits; a longer message is a broken client (bytes). */
const LONGEST_MESSAGE = 64 * 2 ** 20;

export type Frame =
  | { readonly kind: "startup"; readonly code: number }
  | { readonly kind: "message"; readonly tag: number; readonly bytes: Buffer };

/**
 * A reader for one connection: give it each chunk as it arrives, it answers the messages that are
 * complete. Throws when a length is impossible.
 */
export const frameReader = () => {
  let chunks: Buffer[] = [];
  let buffered = 0;
  let needed = 8;
  let started = false;

  const next = (buffer: Buffer): Frame | undefined => {
    const lengthAt = started ? 1 : 0;
    needed = lengthAt + (started ? 4 : 8);
    if (buffer.length < needed) return undefined;
    const size = lengthAt + buffer.readInt32BE(lengthAt);
    if (size < needed || size > LONGEST_MESSAGE)
      throw new Error("The message has no valid length.");
    needed = size;
    if (buffer.length < size) return undefined;
    const bytes = buffer.subarray(0, size);
    if (started) return { kind: "message", tag: bytes.readUInt8(0), bytes };
    const code = bytes.readInt32BE(4);
    started = code === PROTOCOL_3_0;
    return { kind: "startup", code };
  };

  return (chunk: Buffer): Frame[] => {
    chunks.push(chunk);
    buffered += chunk.length;
    if (buffered < needed) return [];
    let rest = chunks.length === 1 ? chunk : Buffer.concat(chunks);
    const frames: Frame[] = [];
    for (let frame = next(rest); frame; frame = next(rest)) {
      frames.push(frame);
      rest = rest.subarray(needed);
    }
    chunks = [rest];
    buffered = rest.length;
    return frames;
  };
};

const message = (tag: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(tag, "latin1");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** A simple query, as a client would send it. */
export const queryMessage = (sql: string): Buffer => message("Q", Buffer.from(`${sql}\0`));
export const syncMessage = (): Buffer => message("S", Buffer.alloc(0));

/** The answer to a refused encryption request: go on in plain text (the socket is ours alone). */
export const refusedEncryption = (): Buffer => Buffer.from("N");

/** Everything a client expects between its start-up packet and its first query. */
export const greeting = (serverVersion: string, connectionNumber: number): Buffer => {
  const parameters = {
    server_version: serverVersion,
    server_encoding: "UTF8",
    client_encoding: "UTF8",
    DateStyle: "ISO, MDY",
    TimeZone: "UTC",
    integer_datetimes: "on",
    standard_conforming_strings: "on",
  };
  const key = Buffer.alloc(8);
  key.writeInt32BE(connectionNumber, 0);
  return Buffer.concat([
    message("R", Buffer.alloc(4)),
    ...Object.entries(parameters).map(([name, value]) =>
      message("S", Buffer.from(`${name}\0${value}\0`)),
    ),
    message("K", key),
    message("Z", Buffer.from("I")),
  ]);
};

/** An error that ends the connection; `sqlState` as PostgreSQL would give it. */
export const fatalError = (sqlState: string, text: string): Buffer =>
  message("E", Buffer.from(`SFATAL\0VFATAL\0C${sqlState}\0M${text}\0\0`));

export type TransactionStatus = "idle" | "open" | "failed" | "none";

/**
 * What the last message of an answer says about the transaction: a unit always ends with
 * ReadyForQuery (tag Z, length 5, one letter). `none` when the answer ends otherwise.
 */
export const statusAtEnd = (tail: Buffer): TransactionStatus => {
  if (tail.length < 6 || tail.readUInt8(tail.length - 6) !== 0x5a) return "none";
  const letter = String.fromCharCode(tail.readUInt8(tail.length - 1));
  return letter === "I" ? "idle" : letter === "T" ? "open" : letter === "E" ? "failed" : "none";
};
