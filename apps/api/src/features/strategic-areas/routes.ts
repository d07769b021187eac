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
];
