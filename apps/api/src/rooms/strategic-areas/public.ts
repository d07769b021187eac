export { listAreas, readArea } from "./strategic-critical-areas-store";
