export {
  areasAs,
  countAreas,
  lockAreas,
  readArea,
  readAreas,
} from "./strategic-critical-areas-store";
export { areaSearch } from "./search-part-store";
