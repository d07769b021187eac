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
  updateStrategicCriticalArea,
} from "./manage-strategic-critical-areas";

export const strategicAreasRoutes = [
  listStrategicCriticalAreas,
  createStrategicCriticalArea,
  updateStrategicCriticalArea,
  deleteStrategicCriticalArea,
  deleteStrategicCriticalAreas,
  listStrategicCriticalAreaCategories,
  downloadStrategicCriticalAreaTemplate,
  exportStrategicCriticalAreas,
  importStrategicCriticalAreas,
];
