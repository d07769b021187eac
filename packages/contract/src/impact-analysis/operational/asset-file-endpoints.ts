import { ImportQuery, listExport, listImport } from "../../directory/import";
import { defineEndpoint, inPlan } from "../../platform/endpoint";

/* The assets of a plan as a spreadsheet. */

export const downloadAssetTemplate = defineEndpoint({
  ...listExport(),
  name: "downloadAssetTemplate",
  path: "/plans/:planId/assets/asset_import_template",
  summary:
    "Downloads an Excel workbook to fill in with assets of the plan's business units and import.",
  access: inPlan("plan.read"),
});

export const exportAssets = defineEndpoint({
  ...listExport(),
  name: "exportAssets",
  path: "/plans/:planId/assets/asset_export_template",
  summary: "Downloads the plan's assets as an Excel workbook, which can be imported again.",
  access: inPlan("plan.read"),
});

export const importAssets = defineEndpoint({
  ...listImport(),
  name: "importAssets",
  path: "/plans/:planId/assets/import",
  summary:
    "Replaces the plan's assets with those of an Excel workbook or CSV file, all or none; or only checks them.",
  access: inPlan("plan.change"),
  query: ImportQuery,
});
