import {
  readBrokerSharing as readEndpoint,
  setBrokerSharing as setEndpoint,
} from "@holdfast/contract/organisations/broker-sharing-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { OrganisationScope } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Queryable } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { readSharing, SHARING_ALLOWED, SHARING_ENDED, writeSharing } from "./broker-sharing-store";

async function sharingOf(db: Queryable, scope: OrganisationScope) {
  const sharing = await readSharing(db, scope);
  if (!sharing) throw new ProblemError(NOT_FOUND);
  return sharing;
}

export const readBrokerSharing = route(readEndpoint, ({ scope }, { database }) =>
  sharingOf(database.query, scope),
);

export const setBrokerSharing = route(setEndpoint, ({ scope, body, origin }, services) =>
  services.database.transaction(async (tx) => {
    const { isShared } = body;
    await writeSharing(tx, scope, { isShared, now: services.clock.now() });
    await recordEvent(tx, services, {
      action: isShared ? SHARING_ALLOWED : SHARING_ENDED,
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      address: origin.address,
    });
    return sharingOf(tx, scope);
  }),
);
