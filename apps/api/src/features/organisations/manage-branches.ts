import { HAS_PLANS, HEAD_OFFICE_UNDELETABLE } from "@holdfast/contract/organisations/errors";
import {
  createBranch as createEndpoint,
  deleteBranch as deleteEndpoint,
  listBranches as listEndpoint,
  updateBranch as updateEndpoint,
} from "@holdfast/contract/organisations/place-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { isForeignKeyViolation } from "../../platform/database/sql-state";
import { listRoute } from "../../platform/http/list-route";
import { refuseFullList } from "../../platform/limits/row-limits-store";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { recordChange, recordDifference } from "../history/public";
import {
  deleteBranch as deleteRow,
  insertBranch,
  listBranches as listRows,
  readBranch,
  updateBranch as updateRow,
} from "./places-store";

export const listBranches = listRoute(listEndpoint, ({ scope }, { database }, part) =>
  listRows(database.query, scope, part),
);

export const createBranch = route(createEndpoint, async ({ body, scope, origin }, services) => {
  const branchId = services.newId();
  const { organisationId } = scope;
  const createdAt = services.clock.now();
  await services.database.transaction(async (tx) => {
    await refuseFullList(tx, services, "branches", scope);
    await insertBranch(tx, { organisationId, id: branchId, createdAt }, body);
    const added = { action: "organisations.branch-added", id: branchId, name: body.name };
    await recordChange(tx, services, { scope, origin }, added);
  });
  return { branchId, ...body, isHeadOffice: false, departments: [] };
});

export const updateBranch = route(updateEndpoint, ({ body, params, scope, origin }, services) =>
  services.database.transaction(async (tx) => {
    const before = await readBranch(tx, scope, params.branchId);
    await updateRow(tx, scope, params.branchId, body);
    const branch = await readBranch(tx, scope, params.branchId);
    if (!before || !branch) throw new ProblemError(NOT_FOUND);
    await recordDifference(tx, services, { scope, origin }, [before, branch], {
      action: "organisations.branch-changed",
      id: params.branchId,
      name: branch.name,
    });
    return branch;
  }),
);

export const deleteBranch = route(deleteEndpoint, async ({ params, scope, origin }, services) => {
  const refusePlans = (thrown: unknown) => {
    throw isForeignKeyViolation(thrown) ? new ProblemError(HAS_PLANS) : thrown;
  };
  await services.database
    .transaction(async (tx) => {
      const branch = await readBranch(tx, scope, params.branchId);
      if (!branch) throw new ProblemError(NOT_FOUND);
      if (branch.isHeadOffice) throw new ProblemError(HEAD_OFFICE_UNDELETABLE);
      await deleteRow(tx, scope, params.branchId);
      await recordChange(
        tx,
        services,
        { scope, origin },
        { action: "organisations.branch-deleted", id: params.branchId, name: branch.name },
      );
    })
    .catch(refusePlans);
});
