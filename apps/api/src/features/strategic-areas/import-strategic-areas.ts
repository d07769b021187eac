import {
  downloadStrategicCriticalAreaTemplate as templateEndpoint,
  exportStrategicCriticalAreas as exportEndpoint,
  importStrategicCriticalAreas as importEndpoint,
} from "@holdfast/contract/strategic-areas/import-endpoints";
import { route } from "../../platform/http/route";
import {
  exportedFile,
  exportLimit,
  importList,
  readUploadedList,
  templateFile,
  templateLimit,
} from "../directory/public";
import { AREA_SHEET } from "./area-sheet";
import { insertAreas, listAreas } from "./strategic-critical-areas-store";

const FILE_NAME = "strategic_areas";

export const downloadStrategicCriticalAreaTemplate = route(
  templateEndpoint,
  templateLimit,
  (_call, services) => templateFile(services, FILE_NAME, AREA_SHEET),
);

export const exportStrategicCriticalAreas = route(
  exportEndpoint,
  exportLimit,
  async ({ scope }, services) =>
    exportedFile(services, FILE_NAME, AREA_SHEET, await listAreas(services.database.query, scope)),
);

/** Areas of the same name differ by their category. */
const identityOf = (area: {
  readonly name: string;
  readonly strategicCriticalAreaCategoryId: number;
}) => ({ name: area.name, detail: String(area.strategicCriticalAreaCategoryId) });

export const importStrategicCriticalAreas = route(
  importEndpoint,
  { before: (call, services) => readUploadedList(services, async () => AREA_SHEET, call) },
  (call, services) =>
    importList(call, services, {
      list: "strategicAreas",
      action: "strategic-areas.areas-imported",
      existing: async (tx) => (await listAreas(tx, call.scope)).map(identityOf),
      identityOf,
      insert: (tx, inputs) => insertAreas(tx, services, call.scope, inputs),
    }),
);
