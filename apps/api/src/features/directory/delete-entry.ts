import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { OrganisationScope } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Queryable } from "../../platform/database/database";
import type { Origin } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";

type Entry = {
  readonly noun: "contact" | "customer" | "supplier" | "third-party";
  readonly id: string;
  readonly remove: (tx: Queryable, scope: OrganisationScope, id: string) => Promise<boolean>;
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
    if (!(await remove(tx, scope, id))) throw new ProblemError(NOT_FOUND);
    await recordEvent(tx, services, {
      action: `directory.${noun}-deleted`,
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: id,
      address: origin.address,
    });
  });
