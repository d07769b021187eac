import type { SQL } from "drizzle-orm";
import type { Session } from "./scope";

/** The SQL that reads a scope, as part of the statement that reads the session. */
export type ScopeQuery<Row, Scope> = {
  /** Of the prepared statement. */
  readonly name: string;
  /**
   * Returns one row with the columns of `Row`, or none if the person has no access.
   *
   * @param of.user the column with the person's id
   * @param of.id the id in the path of the call; null if it names nothing
   */
  readonly select: (of: {
    readonly user: SQL;
    readonly id: string | null;
    readonly now: Date;
  }) => SQL;
  readonly create: (row: Row, of: { readonly id: string; readonly session: Session }) => Scope;
};

/** The session of a request's token, and the scope if the person has access to it. */
export type SessionContext<Scope> = {
  readonly session: Session;
  readonly scope: Scope | undefined;
};
