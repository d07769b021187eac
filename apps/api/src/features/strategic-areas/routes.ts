import {
  downloadStrategicCriticalAreaTemplate,
  exportStrategicCriticalAreas,
  importStrategicCriticalAreas,
} from "./import-strategic-areas";
import {
  createStrategicCriticalArea,
  deleteStrategicCriticalArea,
  deleteStrategicCriticalAreas,
  listStrategicCriticalAreaCategories,
  listStrategicCriticalAreas,
  restoreStrategicCriticalAreas,
  updateStrategicCriticalArea,
} from "./manage-strategic-critical-areas";

export const strategicAreasRoutes = [
  listStrategicCriticalAreas,
  createStrategicCriticalArea,
  updateStrategicCriticalArea,
  deleteStrategicCriticalArea,
  deleteStrategicCriticalAreas,
  restoreStrategicCriticalAreas,
  listStrategicCriticalAreaCategories,
  downloadStrategicCriticalAreaTemplate,
  exportStrategicCriticalAreas,
  importStrategicCriticalAreas,
];
