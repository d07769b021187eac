import { sql } from "drizzle-orm";
import { type SearchPart, selectHits } from "../../platform/search/search-part-store";

const locations: SearchPart = (search) =>
  selectHits(search, {
    kind: "location",
    source: sql`branches x`,
    name: sql`x.name`,
    detail: sql`x.address`,
  });

const recoverySites: SearchPart = (search) =>
  selectHits(search, {
    kind: "recovery-site",
    source: sql`alternative_sites x`,
    name: sql`x.name`,
    detail: sql`x.address`,
  });

export const placeSearch: readonly SearchPart[] = [locations, recoverySites];
