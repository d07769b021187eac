export { areaOf, countAreas, readArea, readAreas } from "./strategic-critical-areas-store";
