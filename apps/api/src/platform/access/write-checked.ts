import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { Queryable } from "../database/database";
import { isRepeatable } from "../database/sql-state";
import type { CheckedWrite } from "./checked-write-store";
import type { EntryQuery } from "./entry-store";

/** Returns the row of a checked write, or undefined if it did nothing. */
export type WriteChecked = <Given, Row>(
  write: CheckedWrite<Given, Row>,
  given: Given,
) => Promise<Row | undefined>;

/** A request that writes in a plan, whose access has not been checked. */
export type UncheckedCall = {
  readonly endpoint: Pick<Endpoint, "access">;
  readonly token: string;
  readonly planId: string;
  /** Runs `work` when no other checked write of the plan runs in this process: it would find the plan locked. */
  readonly inPlanTurn: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Returns the function that runs the checked writes of a request. */
export const checkedWriter =
  (
    { endpoint, token, planId, inPlanTurn }: UncheckedCall,
    db: Queryable,
    planEntry: EntryQuery,
  ): WriteChecked =>
  async (write, given) => {
    const { access } = endpoint;
    if (access.scope !== "plan" || access.permission !== write.permission)
      throw new Error("A checked write needs the permission of its endpoint.");
    try {
      const [row] = await inPlanTurn(() =>
        write.run(db, planEntry, { ...given, ...planEntry.values(token, planId) }),
      );
      return row;
    } catch (thrown) {
      // A transaction is repeated after a deadlock.
      if (isRepeatable(thrown)) return undefined;
      throw thrown;
    }
  };
