import {
  downloadStrategicCriticalAreaTemplate,
  exportStrategicCriticalAreas,
  importStrategicCriticalAreas,
} from "./import-strategic-areas";
import {
  createStrategicCriticalArea,
  deleteStrategicCriticalArea,
  listStrategicCriticalAreaCategories,
  listStrategicCriticalAreas,
  updateStrategicCriticalArea,
} from "./manage-strategic-critical-areas";

export const strategicAreasRoutes = [
  listStrategicCriticalAreas,
  createStrategicCriticalArea,
  updateStrategicCriticalArea,
  deleteStrategicCriticalArea,
  listStrategicCriticalAreaCategories,
  downloadStrategicCriticalAreaTemplate,
  exportStrategicCriticalAreas,
  importStrategicCriticalAreas,
];
