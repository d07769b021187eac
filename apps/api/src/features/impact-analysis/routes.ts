import { downloadAssetTemplate, exportAssets, importAssets } from "./operational/import-assets";
import { createAssets, deleteAssets, listAssets, updateAssets } from "./operational/manage-assets";
import {
  createUnitDependencies,
  deleteUnitDependencies,
  listUnitDependencies,
} from "./dependencies/manage-unit-dependencies";
import { setMtpd } from "./set-mtpd";
import { listCriticalPeriods } from "./strategic/list-critical-periods";
import {
  createStrategicBia,
  deleteStrategicBia,
  listStrategicBias,
  updateStrategicBia,
} from "./strategic/manage-strategic-bias";
import { listUncriticalAreas, saveUncriticalArea } from "./strategic/manage-uncritical-areas";
import {
  createTacticalBias,
  listTacticalBias,
  updateTacticalBias,
} from "./tactical/manage-tactical-bias";

export const impactAnalysisRoutes = [
  listStrategicBias,
  createStrategicBia,
  updateStrategicBia,
  deleteStrategicBia,
  listUncriticalAreas,
  saveUncriticalArea,
  listCriticalPeriods,
  setMtpd,
  listTacticalBias,
  createTacticalBias,
  updateTacticalBias,
  listAssets,
  createAssets,
  updateAssets,
  deleteAssets,
  downloadAssetTemplate,
  exportAssets,
  importAssets,
  listUnitDependencies,
  createUnitDependencies,
  deleteUnitDependencies,
];
