import { HAS_PLANS, HEAD_OFFICE_UNDELETABLE } from "@holdfast/contract/organisations/errors";
import {
  createBranch as createEndpoint,
  deleteBranch as deleteEndpoint,
  listBranches as listEndpoint,
  updateBranch as updateEndpoint,
} from "@holdfast/contract/organisations/place-endpoints";
import { certainCountry } from "@holdfast/contract/organisations/place";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { isForeignKeyViolation } from "../../../platform/database/sql/sql-state";
import type { DeletableList } from "../../../platform/deletion/deletable-list";
import { deleteRecords } from "../../../platform/deletion/delete-records";
import { listRoute } from "../../../platform/http/list-route";
import { assertListNotFull } from "../../../platform/limits/row-limits-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { withRecognisedPhone } from "../../../platform/phone-number";
import { recordChange, recordDifference } from "../../history/public";
import { withCountry } from "../country/country-rules";
import { countryForPlace } from "../country/organisation-country-store";
import {
  includesHeadOffice,
  insertBranch,
  listBranches as listRows,
  readBranch,
  updateBranch as updateRow,
} from "./branches-store";

export const listBranches = listRoute(listEndpoint, ({ scope }, services, page) =>
  listRows(services.database.query, services, scope, page),
);

export const createBranch = route(createEndpoint, async (call, services) => {
  const { scope, origin } = call;
  const branchId = services.newId();
  const { organisationId } = scope;
  const createdAt = services.clock.now();
  return services.database.transaction(async (tx) => {
    await assertListNotFull(tx, services, "branches", scope);
    const input = withCountry(call.body, null);
    const country = await countryForPlace(services, scope, input, tx);
    const body = withRecognisedPhone(input, country);
    await insertBranch(tx, { organisationId, id: branchId, createdAt }, body);
    const added = { action: "organisations.branch-added", id: branchId, name: body.name };
    await recordChange(tx, services, { scope, origin }, added);
    const branch = await readBranch(tx, services, scope, branchId);
    if (!branch) throw new Error("The new location was not found.");
    return branch;
  });
});

export const updateBranch = route(updateEndpoint, ({ body, params, scope, origin }, services) =>
  services.database.transaction(async (tx) => {
    const before = await readBranch(tx, services, scope, params.branchId);
    if (!before) throw new ProblemError(NOT_FOUND);
    const input = withCountry(body, before);
    const place = { ...before, country: certainCountry(before), ...input };
    const country = await countryForPlace(services, scope, place, tx);
    const changes = withRecognisedPhone(input, country, before);
    await updateRow(tx, scope, params.branchId, changes);
    const branch = await readBranch(tx, services, scope, params.branchId);
    if (!branch) throw new ProblemError(NOT_FOUND);
    await recordDifference(tx, services, { scope, origin }, [before, branch], {
      action: "organisations.branch-changed",
      id: params.branchId,
      name: branch.name,
    });
    return branch;
  }),
);

const BRANCHES: DeletableList = {
  list: "branches",
  table: "branches",
  event: "organisations.branch",
  nameOf: ({ name }) => String(name),
  beforeDeleting: async (tx, scope, ids) => {
    if (await includesHeadOffice(tx, scope, ids)) throw new ProblemError(HEAD_OFFICE_UNDELETABLE);
  },
};

export const deleteBranch = route(deleteEndpoint, (call, services) =>
  deleteRecords(call, services, BRANCHES, [call.params.branchId]).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? new ProblemError(HAS_PLANS) : error;
  }),
);
