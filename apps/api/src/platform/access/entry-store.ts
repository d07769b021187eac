import type { Placeholder, SQL } from "drizzle-orm";
import type { Session } from "./scope";

/** How a scope is read: in one statement with the session of the call. */
export type ScopeQuery<Row, Scope> = {
  /**
   * One row with the columns of `Row`, or none where the person has no part in it.
   *
   * @param of.user the column with the person's id
   * @param of.id the id in the path of the call
   * @param of.now ISO text
   */
  readonly select: (of: {
    readonly user: SQL;
    readonly id: Placeholder;
    readonly now: Placeholder;
  }) => SQL;
  readonly mint: (row: Row, of: { readonly id: string; readonly session: Session }) => Scope;
};

/** The session of a call's token, and the scope where the person has a part in it. */
export type Entry<Scope> = {
  readonly session: Session;
  readonly scope: Scope | undefined;
};
