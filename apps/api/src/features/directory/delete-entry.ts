import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import type { Origin } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { recordChange } from "../history/public";

type Entry = {
  readonly noun: "contact" | "customer" | "supplier" | "third-party";
  readonly id: string;
  /** Returns the deleted entry's name. */
  readonly remove: (
    tx: Queryable,
    scope: OrganisationScope,
    id: string,
  ) => Promise<string | undefined>;
};

/**
 * Deletes one entry of the directory and records who did.
 * @throws ProblemError 404 if this organisation has no such entry.
 */
export const deleteEntry = (
  { scope, origin }: { readonly scope: OrganisationScope; readonly origin: Origin },
  services: Services,
  { noun, id, remove }: Entry,
): Promise<void> =>
  services.database.transaction(async (tx) => {
    const name = await remove(tx, scope, id);
    if (name === undefined) throw new ProblemError(NOT_FOUND);
    const action = `directory.${noun}-deleted`;
    await recordChange(tx, services, { scope, origin }, { action, id, name });
  });
