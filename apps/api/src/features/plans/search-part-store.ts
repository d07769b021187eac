import { sql } from "drizzle-orm";
import { type SearchPart, selectHits } from "../../platform/search/search-part-store";
import { branchesAs } from "../organisations/public";

export const planSearch: SearchPart = (search) =>
  selectHits(search, {
    kind: "plan",
    source: sql`plans x`,
    name: sql`x.name`,
    detail: sql`(
      select b.name from ${branchesAs("b")}
      where b.organisation_id = x.organisation_id and b.id = x.branch_id)`,
    planId: sql`x.id`,
  });
