import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import type { ClamdAddress } from "../../src/platform/outside-services";

/** The test file of the European Institute for Computer Anti-Virus Research, in two parts: scanners find it whole. */
export const EICAR = [
  "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR",
  "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*",
].join("");

export type ClamdStandIn = {
  readonly address: ClamdAddress;
  /** The files that were scanned, and how they were cut. */
  readonly scanned: { readonly bytes: number; readonly chunks: number }[];
  /** What to do with the next file instead of scanning it: a response, or no response at all. */
  readonly answers: (string | "silence" | "hang up")[];
  close(): Promise<void>;
};

const COMMAND = "zINSTREAM\0";

/**
 * Starts a local server that behaves like clamd's INSTREAM (clamd(8)): reads chunks with their length before them
 * until a length of zero, then responds 'stream: OK', or 'stream: <name> FOUND' for the EICAR test file.
 * @param maxBytes clamd's StreamMaxLength
 */
export async function clamdStandIn(maxBytes = 26 * 1024 * 1024): Promise<ClamdStandIn> {
  const scanned: { readonly bytes: number; readonly chunks: number }[] = [];
  const answers: ClamdStandIn["answers"] = [];
  const sockets = new Set<Socket>();
  const serve = async (socket: Socket) => {
    const answer = answers.shift();
    if (answer === "hang up") return void socket.destroy();
    const read = await readStream(socket, maxBytes);
    if (answer === "silence") return undefined;
    if (!read) return void socket.end("INSTREAM size limit exceeded. ERROR\0");
    scanned.push({ bytes: read.content.length, chunks: read.chunks });
    const isInfected = read.content.includes(EICAR);
    return void socket.end(
      answer ?? (isInfected ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0"),
    );
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
    void serve(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: { host: "127.0.0.1", port },
    scanned,
    answers,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Returns the content; undefined once it is larger than the limit. */
async function readStream(
  socket: Socket,
  maxBytes: number,
): Promise<{ content: Buffer; chunks: number } | undefined> {
  let pending = Buffer.alloc(0);
  const content: Buffer[] = [];
  let bytes = 0;
  let isCommandRead = false;
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    pending = Buffer.concat([pending, part as Buffer]);
    if (!isCommandRead) {
      if (pending.length < COMMAND.length) continue;
      if (pending.toString("latin1", 0, COMMAND.length) !== COMMAND)
        throw new Error("The stand-in knows INSTREAM only.");
      pending = pending.subarray(COMMAND.length);
      isCommandRead = true;
    }
    while (pending.length >= 4) {
      const length = pending.readUInt32BE();
      if (length === 0) return { content: Buffer.concat(content), chunks: content.length };
      if (bytes + length > maxBytes) return undefined;
      if (pending.length < 4 + length) break;
      content.push(pending.subarray(4, 4 + length));
      bytes += length;
      pending = pending.subarray(4 + length);
    }
  }
  throw new Error("The connection ended before the file.");
}
