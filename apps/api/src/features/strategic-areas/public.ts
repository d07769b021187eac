export { readArea, readAreas } from "./strategic-critical-areas-store";
export { strategicCriticalAreasTable } from "./strategic-critical-areas-table";
