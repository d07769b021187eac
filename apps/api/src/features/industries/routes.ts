import { listSignificantExposures } from "./list-significant-exposures";
import { readHazardIndex } from "./read-hazard-index";
import { readIndustry } from "./read-industry";
import { readPlanSuggestions } from "./read-plan-suggestions";
import { searchIndustries } from "./search-industries";

export const industriesRoutes = [
  listSignificantExposures,
  readHazardIndex,
  readIndustry,
  readPlanSuggestions,
  searchIndustries,
];
