import type { Socket } from "node:net";
import { Client, type ClientConfig, type QueryConfig } from "pg";

/** How many statements to prepare per connection. PostgreSQL uses some 20 to 100 KB of memory for each. */
const MAX_NAMES = 400;
/** Statements with more values contain lists, and every list length is a different text. Those are not prepared. */
const MAX_VALUES = 40;

const names = new Map<string, string>();

/** The name under which a statement is prepared, the same on every connection; undefined above the limit. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

type Given = QueryConfig & { text: string };

const isConfig = (query: unknown): query is Given =>
  typeof query === "object" &&
  query !== null &&
  "text" in query &&
  typeof query.text === "string" &&
  !("name" in query && query.name !== undefined);

/**
 * A pool connection that reduces work and round trips. Both measures require a dedicated PostgreSQL session:
 *
 * - Statements with values are prepared under a name, so PostgreSQL parses each once per connection.
 * - Statements are pipelined. `begin` resolves as soon as it is sent: later statements either run in its
 *   transaction or fail with the connection.
 */
export class StatementClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true } as ClientConfig);
  }

  // Adds a name and otherwise passes the driver's own arguments on.
  override query(...given: unknown[]): never {
    const [query, values] = given;
    const send = () => {
      this.#sendTogether();
      return super.query(...(given as Parameters<Client["query"]>)) as unknown;
    };
    if (!isConfig(query)) return send() as never;
    if (query.text === "begin") {
      // If it fails, so do the statements after it.
      (send() as Promise<unknown>).catch(() => undefined);
      return Promise.resolve({ rows: [] }) as never;
    }
    if (Array.isArray(values) && values.length > 0 && values.length <= MAX_VALUES) {
      const name = nameOf(query.text);
      if (name !== undefined) given[0] = { ...query, name };
    }
    return send() as never;
  }

  /**
   * Statements issued without waiting in between are written to the socket together: a write costs more than a
   * statement.
   */
  #sendTogether() {
    const { stream } = (this as unknown as { readonly connection: { readonly stream: Socket } })
      .connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}
