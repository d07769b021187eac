import { ImportQuery, listExport, listImport, listTemplate } from "../directory/import";
import { defineEndpoint } from "../platform/endpoint";

export const downloadStrategicCriticalAreaTemplate = defineEndpoint({
  ...listTemplate(),
  name: "downloadStrategicCriticalAreaTemplate",
  path: "/strategic_critical_area_import_template",
  summary: "Downloads an Excel workbook to fill in with strategic areas and import.",
});

export const exportStrategicCriticalAreas = defineEndpoint({
  ...listExport(),
  name: "exportStrategicCriticalAreas",
  path: "/orgs/:orgId/strategic_critical_areas/export",
  summary:
    "Downloads the organisation's strategic areas as an Excel workbook, which can be imported again.",
});

export const importStrategicCriticalAreas = defineEndpoint({
  ...listImport(),
  name: "importStrategicCriticalAreas",
  path: "/orgs/:orgId/strategic_critical_areas/import",
  summary:
    "Adds the strategic areas of an Excel workbook or CSV file, all or none; or only checks them.",
  query: ImportQuery,
});
