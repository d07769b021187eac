import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { VIRUS_SCAN_UNAVAILABLE } from "@holdfast/contract/documents/errors";
import { SECOND } from "../clock";
import type { ClamdAddress } from "../outside-services";
import { ProblemError } from "../problem-error";
import type { VirusScanner } from "./virus-scanner";

/** Without a byte in either direction; clamd's own limit for a scan is two minutes (ms). */
const SILENCE = 60 * SECOND;
/** Longer than any of clamd's responses to one file (characters). */
const MAX_RESPONSE = 2_000;

/**
 * Scans with a clamd by its command INSTREAM (clamd(8)): chunks with their length as four bytes, big-endian, then a
 * length of zero. It responds 'stream: OK', 'stream: <name> FOUND' or '<reason> ERROR'.
 */
export const clamdScanner = (address: ClamdAddress): VirusScanner => ({
  async findVirus(place) {
    const response = await scan(place, address).catch((cause: unknown) => {
      throw unavailable(cause);
    });
    const found = /^stream: (?:(?<virus>.+) FOUND|OK)$/u.exec(response);
    if (!found) throw unavailable(new Error(`clamd answered ${JSON.stringify(response)}.`));
    return found.groups?.["virus"];
  },
});

const unavailable = (cause: unknown) =>
  new ProblemError(VIRUS_SCAN_UNAVAILABLE, { retryAfter: 60, cause });

async function scan(place: string, address: ClamdAddress): Promise<string> {
  const socket = connect(address);
  socket.setTimeout(SILENCE, () => socket.destroy(new Error("clamd does not respond.")));
  const response = readResponse(socket);
  try {
    // It stops reading and responds once a file is larger than its limit, so sending may fail before that is read.
    const sent = pipeline(createReadStream(place), inChunks, socket, { end: false });
    const first = await Promise.race([response, sent.then(() => undefined)]);
    return first ?? (await response);
  } finally {
    socket.destroy();
  }
}

async function* inChunks(content: AsyncIterable<Buffer>) {
  yield Buffer.from("zINSTREAM\0");
  for await (const chunk of content) {
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Returns what clamd sends until it closes the connection, without the final NUL. */
async function readResponse(socket: Socket): Promise<string> {
  let response = "";
  for await (const chunk of socket) {
    response += String(chunk);
    if (response.length > MAX_RESPONSE || response.endsWith("\0")) break;
  }
  return response.replace(/\0$/u, "").trim();
}
