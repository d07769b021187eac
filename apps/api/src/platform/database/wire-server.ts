import { createServer, type Server, type Socket } from "node:net";
import {
  fatalError,
  frameReader,
  GSS_REQUEST,
  greeting,
  PROTOCOL_3_0,
  QUERY,
  queryMessage,
  refusedEncryption,
  SSL_REQUEST,
  statusAtEnd,
  SYNC,
  syncMessage,
  TERMINATE,
  type TransactionStatus,
} from "./wire-frames";

/*
 * The embedded engine has one session; this door lets many connections take turns at it.
 * A turn is one unit (all messages up to Sync, or one simple query) and, once a transaction is
 * open, everything up to its end. pglite-socket 0.2.17 takes turns per message instead: beside a
 * failing statement, connections were seen to receive each other's parameters and rows.
 *
 * What follows from the one session: SET, session-level advisory locks, temporary tables, LISTEN
 * and named prepared statements are shared by all connections. Use none of them; transaction-level
 * advisory locks work as on PostgreSQL. Flush (driver-side cursors) and COPY are not spoken.
 */

type Connection = {
  readonly number: number;
  readonly socket: Socket;
  closed: boolean;
  /** Messages of a unit whose Sync has not arrived yet. */
  partial: Buffer[];
};
type Unit = { readonly connection: Connection; readonly bytes: Uint8Array };

export type WireServerOptions = {
  readonly socketPath: string;
  readonly serverVersion: string;
  /** Runs one unit on the engine; hands out its answer as it comes. A throw ends the worker. */
  readonly execute: (unit: Uint8Array, answer: (bytes: Uint8Array) => void) => Promise<void>;
  /** Called before each unit, e.g. to look at the free space. */
  readonly beforeUnit: (status: TransactionStatus) => Promise<void>;
  /** A transaction whose client stays silent for so long is rolled back (ms). */
  readonly idleInTransactionMs: number;
  /** The engine can no longer be trusted; the worker must end. */
  readonly onFailure: (error: unknown) => void;
};

/** Listens until `close`; the socket's directory must be the owner's alone (mode 0700). */
export const serveWire = async (
  options: WireServerOptions,
): Promise<{ close(): Promise<void> }> => {
  const connections = new Set<Connection>();
  let waiting: Unit[] = [];
  /** The connection whose transaction is open; nobody else gets a turn before it ends. */
  let owner: Connection | undefined;
  let ownerStatus: TransactionStatus = "idle";
  let busy = false;
  let connectionCount = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  const runUnit = async (bytes: Uint8Array, answer: (bytes: Uint8Array) => void) => {
    let tail: Buffer = Buffer.alloc(0);
    await options.execute(bytes, (part) => {
      tail = Buffer.from(
        part.length >= 6 ? part.subarray(-6) : Buffer.concat([tail, part]).subarray(-6),
      );
      answer(part);
    });
    const status = statusAtEnd(tail);
    // PANIC, e.g. no space for the log: the engine goes on in memory as if nothing had been, and
    // only a new start, which recovers from the log, can be trusted.
    if (status === "none") throw new Error("It gave up in the middle of a statement.");
    return status;
  };

  const rollBackOwner = async () => {
    await runUnit(Buffer.concat([syncMessage(), queryMessage("rollback")]), () => undefined);
    owner = undefined;
    ownerStatus = "idle";
  };

  const nextUnit = (): Unit | undefined => {
    const position = owner ? waiting.findIndex((unit) => unit.connection === owner) : 0;
    return position < 0 ? undefined : waiting.splice(position, 1)[0];
  };

  const takeTurns = async () => {
    if (busy) return;
    busy = true;
    clearTimeout(idleTimer);
    try {
      while (owner?.closed || waiting.length > 0) {
        if (owner?.closed) await rollBackOwner();
        const unit = nextUnit();
        if (!unit) break;
        const { connection } = unit;
        await options.beforeUnit(ownerStatus);
        ownerStatus = await runUnit(unit.bytes, (part) => {
          if (!connection.closed) connection.socket.write(Buffer.from(part));
        });
        owner = ownerStatus === "idle" ? undefined : connection;
      }
    } finally {
      busy = false;
    }
    const silent = owner;
    if (silent) idleTimer = setTimeout(() => endSilent(silent), options.idleInTransactionMs);
  };

  const pump = () => {
    takeTurns().catch(options.onFailure);
  };

  const endSilent = (connection: Connection) => {
    connection.socket.end(
      fatalError("25P03", "terminating connection due to idle-in-transaction timeout"),
    );
    forget(connection);
  };

  const forget = (connection: Connection) => {
    if (connection.closed) return;
    connection.closed = true;
    connections.delete(connection);
    waiting = waiting.filter((unit) => unit.connection !== connection);
    pump();
  };

  const receive = (connection: Connection, read: ReturnType<typeof frameReader>, chunk: Buffer) => {
    const { socket } = connection;
    for (const frame of read(chunk)) {
      if (frame.kind === "startup") {
        if (frame.code === PROTOCOL_3_0)
          socket.write(greeting(options.serverVersion, connection.number));
        else if (frame.code === SSL_REQUEST || frame.code === GSS_REQUEST)
          socket.write(refusedEncryption());
        else socket.destroy();
      } else if (frame.tag === TERMINATE) {
        socket.end();
      } else {
        connection.partial.push(frame.bytes);
        if (frame.tag !== SYNC && frame.tag !== QUERY) continue;
        waiting.push({ connection, bytes: Uint8Array.from(Buffer.concat(connection.partial)) });
        connection.partial = [];
      }
    }
    pump();
  };

  const server: Server = createServer((socket) => {
    connectionCount += 1;
    const connection = { number: connectionCount, socket, closed: false, partial: [] };
    connections.add(connection);
    const read = frameReader();
    socket.on("data", (chunk: Buffer) => {
      try {
        receive(connection, read, chunk);
      } catch {
        // A length that cannot be: this is no PostgreSQL client, and it only harms itself.
        socket.destroy();
      }
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => forget(connection));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.socketPath, resolve);
  });

  return {
    close: () =>
      new Promise<void>((resolve) => {
        clearTimeout(idleTimer);
        server.close(() => resolve());
        for (const { socket } of connections) socket.destroy();
      }),
  };
};
