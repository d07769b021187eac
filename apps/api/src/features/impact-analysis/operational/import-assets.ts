import { IMPORT_CANCELLED } from "@holdfast/contract/directory/import";
import {
  downloadAssetTemplate as templateEndpoint,
  exportAssets as exportEndpoint,
  importAssets as importEndpoint,
} from "@holdfast/contract/impact-analysis/operational/asset-file-endpoints";
import { INVALID_INPUT } from "@holdfast/contract/platform/errors";
import type { PlanScope } from "../../../platform/access/scope";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import { route } from "../../../platform/http/route";
import { assertPlanListNotFull } from "../../../platform/limits/row-limits-store";
import { ProblemError } from "../../../platform/problem-error";
import { checkDepartments, listDepartments } from "../../business-units/public";
import {
  exportedFile,
  exportLimit,
  planImport,
  readUploadedList,
  assertImportable,
  templateFile,
} from "../../directory/public";
import { touchPlan } from "../../plans/public";
import { assetSheet } from "./asset-sheet";
import { countAssets, deleteAllAssets, insertAssets, listAssets } from "./assets-store";

const FILE_NAME = "assets";

const sheetOf = async (db: Queryable, scope: PlanScope) =>
  assetSheet(await listDepartments(db, scope, scope.branchId));

export const downloadAssetTemplate = route(
  templateEndpoint,
  exportLimit,
  async ({ scope }, services) =>
    templateFile(services, FILE_NAME, await sheetOf(services.database.query, scope)),
);

export const exportAssets = route(exportEndpoint, exportLimit, async ({ scope }, services) => {
  const { query } = services.database;
  const sheet = await sheetOf(query, scope);
  return exportedFile(services, FILE_NAME, sheet, await listAssets(query, scope));
});

/** Assets of the same description differ by their unit and type. */
const identityOf = (asset: {
  readonly departmentId: string;
  readonly assetTypeId: number;
  readonly name: string;
}) => ({ name: asset.name, detail: `${asset.departmentId} ${asset.assetTypeId}` });

/** Deletes the assets of the plan and adds those of the file, in one transaction. */
export const importAssets = route(
  importEndpoint,
  {
    before: (call, services) =>
      readUploadedList(services, () => sheetOf(services.database.query, call.scope), call),
  },
  ({ scope, origin, query, prepared, isGone }, services) =>
    services.database.transaction(async (tx) => {
      const now = services.clock.now();
      // The file replaces the list, so that its rows are compared with each other only.
      const { report, adding } = planImport(prepared, [], identityOf);
      if (query.dryRun === "true") return { ...report, replaced: await countAssets(tx, scope) };
      assertImportable(report, query.skipDuplicates === "true");
      await touchPlan(tx, scope, now);
      const replaced = await deleteAllAssets(tx, scope);
      await assertPlanListNotFull(tx, services, "assets", scope, adding.length);
      await checkDepartments(tx, scope, adding);
      const rows = adding.map((asset) => ({ assetId: services.newId(), ...asset }));
      await insertAssets(tx, scope, rows, now);
      await recordEvent(tx, services, {
        action: "impact-analysis.assets-imported",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        subject: scope.planId,
        detail: { added: adding.length, replaced },
        address: origin.address,
      });
      if (isGone()) throw new ProblemError({ ...INVALID_INPUT, message: IMPORT_CANCELLED });
      return { ...report, replaced };
    }),
);
