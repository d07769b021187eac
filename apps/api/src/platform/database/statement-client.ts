import { Client, type ClientConfig, type QueryConfig } from "pg";

/** Statements that a connection keeps prepared, at most; PostgreSQL keeps some 20 to 100 KB for each. */
const MOST_NAMES = 400;
/** Statements with more values are lists of whatever length, each length a text of its own. */
const MOST_VALUES = 40;

const names = new Map<string, string>();

/** The name of a statement's text: the same in every connection of this process. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
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
 * A connection of the pool. Two things make it fast, and both need a PostgreSQL session of its own:
 *
 * - Statements with values are prepared under a name, so PostgreSQL parses each once and plans it a few times.
 * - Statements are sent without waiting for the answers to earlier ones (`pipeline`). `begin` counts as answered
 *   when it is sent: what follows is in its transaction, or fails with the connection.
 */
export class StatementClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true } as ClientConfig);
  }

  // The overloads of `query` are the driver's; what is passed on is what was given, and a name.
  override query(...given: unknown[]): never {
    const [query, values] = given;
    const send = () => super.query(...(given as Parameters<Client["query"]>)) as unknown;
    if (!isConfig(query)) return send() as never;
    if (query.text === "begin") {
      // Its failure is that of the statements behind it.
      (send() as Promise<unknown>).catch(() => undefined);
      return Promise.resolve({ rows: [] }) as never;
    }
    if (Array.isArray(values) && values.length > 0 && values.length <= MOST_VALUES) {
      const name = nameOf(query.text);
      if (name !== undefined) given[0] = { ...query, name };
    }
    return send() as never;
  }
}
