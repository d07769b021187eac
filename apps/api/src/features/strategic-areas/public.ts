export {
  areaOf,
  countAreas,
  lockAreas,
  nameOfArea,
  readArea,
  readAreas,
} from "./strategic-critical-areas-store";
export { areaSearch } from "./search-part-store";
