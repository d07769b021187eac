import { listSignificantExposures } from "./list-significant-exposures";
import { readHazardIndex } from "./read-hazard-index";
import { readIndustry } from "./read-industry";
import { readStarterSet } from "./read-starter-set";
import { searchIndustries } from "./search-industries";

export const industriesRoutes = [
  listSignificantExposures,
  readHazardIndex,
  readIndustry,
  readStarterSet,
  searchIndustries,
];
