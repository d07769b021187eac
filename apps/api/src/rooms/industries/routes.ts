import { readIndustry } from "./read-industry";
import { searchIndustries } from "./search-industries";

export const industriesRoutes = [readIndustry, searchIndustries];
