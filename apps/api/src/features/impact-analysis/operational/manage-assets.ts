import { assetTypeById } from "@holdfast/content/library/impact/asset-types";
import {
  NO_SUCH_ASSET,
  SELECT_ASSET_TYPE,
} from "@holdfast/contract/impact-analysis/operational/asset";
import {
  createAssets as createEndpoint,
  deleteAssets as deleteEndpoint,
  listAssets as listEndpoint,
  updateAssets as updateEndpoint,
} from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { INVALID_INPUT, NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import { listRoute } from "../../../platform/http/list-route";
import { assertPlanListNotFull } from "../../../platform/limits/row-limits-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { checkDepartments } from "../../business-units/public";
import { touchPlan } from "../../plans/public";
import { markProposed } from "../../proposals/public";
import {
  deleteAssets as deleteRows,
  insertAssets,
  listAssets as listRows,
  updateAssets as updateRows,
} from "./assets-store";

function assertKnownTypes(rows: readonly { readonly assetTypeId: number }[]) {
  const fields = rows.flatMap(({ assetTypeId }, index) =>
    assetTypeById(assetTypeId)
      ? []
      : [{ path: `${index}.assetTypeId`, message: SELECT_ASSET_TYPE }],
  );
  if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
}

export const listAssets = listRoute(listEndpoint, ({ scope }, { database }, page) =>
  listRows(database.query, scope, page),
);

export const createAssets = route(createEndpoint, async ({ body, scope }, services) => {
  assertKnownTypes(body);
  const rows = body.map(({ proposed, ...asset }) => ({
    asset: { assetId: services.newId(), ...asset },
    isProposed: proposed === true,
  }));
  const assets = rows.map(({ asset }) => asset);
  const proposedIds = rows
    .filter(({ isProposed }) => isProposed)
    .map(({ asset: { assetId } }) => assetId);
  await services.database.transaction(async (tx) => {
    const now = services.clock.now();
    await touchPlan(tx, scope, now);
    await assertPlanListNotFull(tx, services, "assets", scope, assets.length);
    await checkDepartments(tx, scope, assets);
    await insertAssets(tx, scope, assets, now);
    await markProposed(tx, scope, "asset", proposedIds);
  });
  return assets;
});

export const updateAssets = route(updateEndpoint, async ({ body, scope }, services) => {
  assertKnownTypes(body);
  await services.database.transaction(async (tx) => {
    await touchPlan(tx, scope, services.clock.now());
    await checkDepartments(tx, scope, body);
    const updated = await updateRows(tx, scope, body);
    const fields = body.flatMap(({ assetId }, index) =>
      updated.has(assetId) ? [] : [{ path: `${index}.assetId`, message: NO_SUCH_ASSET }],
    );
    if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
  });
  return body;
});

export const deleteAssets = route(deleteEndpoint, async ({ body, scope, origin }, services) => {
  const ids = [...new Set(body)];
  await services.database.transaction(async (tx) => {
    await touchPlan(tx, scope, services.clock.now());
    if ((await deleteRows(tx, scope, ids)) < ids.length) throw new ProblemError(NOT_FOUND);
    await recordEvent(tx, services, {
      action: "impact-analysis.assets-deleted",
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: scope.planId,
      detail: { assetIds: ids.join(" ") },
      address: origin.address,
    });
  });
});
