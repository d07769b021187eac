export { strategicCriticalAreasTable } from "./strategic-critical-areas-table";
export { listAreas, readArea } from "./strategic-critical-areas-store";
