import {
  removeFloorPlan as removeEndpoint,
  setFloorPlan as setEndpoint,
} from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import type { PlanScope } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Queryable } from "../../platform/database/database";
import { removeImage, storeImage } from "../../platform/files/store-image";
import { type Origin, route } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import type { Services } from "../../platform/services";
import { touchPlan } from "../plans/public";
import { FLOOR_PLANS_BY_ACCOUNT } from "./recovery-details-limits";
import { ensureDetails, readDetails, replaceFloorPlan } from "./recovery-details-store";

/** A page at about 250 dots an inch. A smaller image keeps its size. */
const FLOOR_PLAN_SIZE = {
  width: 2000,
  height: 2000,
  fit: "inside",
  withoutEnlargement: true,
} as const;

/** Sets the floor plan of the site sheet; its file belongs to the plan. */
export const setFloorPlan = route(setEndpoint, async ({ scope, upload, origin }, services) => {
  await enforceLimit(services, FLOOR_PLANS_BY_ACCOUNT, scope.userId);
  const { organisationId, planId } = scope;
  await storeImage(
    services,
    {
      field: setEndpoint.upload.field,
      bytes: upload.bytes,
      size: FLOOR_PLAN_SIZE,
      plan: { organisationId, planId },
    },
    async (tx, fileId) => {
      await touchPlan(tx, scope, services.clock.now());
      await ensureDetails(tx, scope);
      await record(tx, services, { scope, origin }, "set");
      return replaceFloorPlan(tx, scope, fileId);
    },
  );
  return readDetails(services.database.query, scope);
});

/** Removes the floor plan. Does nothing if there is none. */
export const removeFloorPlan = route(removeEndpoint, ({ scope, origin }, services) =>
  removeImage(services, async (tx, fileId) => {
    await touchPlan(tx, scope, services.clock.now());
    const previous = await replaceFloorPlan(tx, scope, fileId);
    if (previous) await record(tx, services, { scope, origin }, "removed");
    return previous;
  }),
);

const record = (
  tx: Queryable,
  services: Services,
  { scope, origin }: { readonly scope: PlanScope; readonly origin: Origin },
  act: "set" | "removed",
) =>
  recordEvent(tx, services, {
    action: `recovery-details.floor-plan-${act}`,
    actorUserId: scope.userId,
    organisationId: scope.organisationId,
    subject: scope.planId,
    address: origin.address,
  });
