import {
  readRecoveryDetails as readEndpoint,
  updateRecoveryDetails as updateEndpoint,
} from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { route } from "../../platform/http/route";
import { changeRow } from "../history/public";
import { touchPlan } from "../plans/public";
import { ensureDetails, readDetails, updateDetails } from "./recovery-details-store";

export const readRecoveryDetails = route(readEndpoint, ({ scope }, { database }) =>
  readDetails(database.query, scope),
);

export const updateRecoveryDetails = route(updateEndpoint, (call, services) => {
  const { body, scope } = call;
  return services.database.transaction(async (tx) => {
    await touchPlan(tx, scope, services.clock.now());
    await ensureDetails(tx, scope);
    return changeRow(tx, services, call, {
      action: "recovery-details.changed",
      id: scope.planId,
      nameOf: () => "Recovery details",
      read: () => readDetails(tx, scope),
      update: () => updateDetails(tx, scope, body, call.ifMatch),
    });
  });
});
