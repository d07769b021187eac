import { Client, type QueryConfig } from "pg";

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

const isNameable = (query: unknown): query is QueryConfig & { text: string } =>
  typeof query === "object" &&
  query !== null &&
  "text" in query &&
  typeof query.text === "string" &&
  !("name" in query && query.name !== undefined);

/**
 * A connection that has PostgreSQL parse each statement with values once and plan it a few times, not at each
 * call. It needs a session of its own, so not for a pooler in transaction mode.
 */
export class NamingClient extends Client {
  // The overloads of `query` are the driver's; what is passed on is what was given, and a name.
  override query(...given: unknown[]): never {
    const [query, values] = given;
    if (isNameable(query) && Array.isArray(values) && values.length > 0) {
      const name = values.length > MOST_VALUES ? undefined : nameOf(query.text);
      if (name !== undefined) given[0] = { ...query, name };
    }
    return super.query(...(given as Parameters<Client["query"]>)) as never;
  }
}
