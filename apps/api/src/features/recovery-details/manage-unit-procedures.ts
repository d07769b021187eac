import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import {
  NO_SUCH_LEADER,
  type UnitProcedure,
} from "@holdfast/contract/recovery-details/recovery-details";
import {
  listUnitProcedures as listEndpoint,
  updateUnitProcedure as updateEndpoint,
} from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import type { PlanScope } from "../../platform/access/scope";
import type { Transaction } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { fieldError, ProblemError } from "../../platform/problem-error";
import { lockDepartments } from "../business-units/public";
import { lockContacts } from "../directory/public";
import { changeRow } from "../history/public";
import { touchPlan } from "../plans/public";
import {
  ensureProcedure,
  listProcedures,
  readProcedure,
  updateProcedure,
} from "./unit-procedures-store";

export const listUnitProcedures = route(listEndpoint, ({ scope }, { database }) =>
  listProcedures(database.query, scope),
);

export const updateUnitProcedure = route(updateEndpoint, (call, services) => {
  const { body, params, scope } = call;
  const { departmentId } = params;
  return services.database.transaction(async (tx): Promise<UnitProcedure> => {
    await touchPlan(tx, scope, services.clock.now());
    const units = await lockDepartments(tx, scope, scope.branchId, [departmentId]);
    if (!units.has(departmentId)) throw new ProblemError(NOT_FOUND);
    if (body.leaderContactId) await lockLeader(tx, scope, body.leaderContactId);
    await ensureProcedure(tx, scope, departmentId);
    const { unitName: _name, ...procedure } = await changeRow(tx, services, call, {
      action: "recovery-details.unit-changed",
      id: departmentId,
      nameOf: ({ unitName }) => unitName,
      read: () => readProcedure(tx, scope, departmentId),
      update: () => updateProcedure(tx, scope, departmentId, body, call.ifMatch),
    });
    return procedure;
  });
});

/** Locks the contact against deletion until the transaction ends. @throws ProblemError 400 if there is none */
async function lockLeader(tx: Transaction, scope: PlanScope, contactId: string): Promise<void> {
  const locked = await lockContacts(tx, scope, [contactId]);
  if (!locked.has(contactId)) throw fieldError("leaderContactId", NO_SUCH_LEADER);
}
