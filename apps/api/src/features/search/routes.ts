import { searchOrganisation } from "./search-organisation";

export const searchRoutes = [searchOrganisation];
