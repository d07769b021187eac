import { sql } from "drizzle-orm";
import { type SearchPart, selectHits } from "../../platform/search/search-part-store";
import { branchWithId } from "../organisations/public";

export const planSearch: SearchPart = (search) =>
  selectHits(search, {
    kind: "plan",
    source: sql`plans x`,
    name: sql`x.name`,
    detail: sql`(select b.name from ${branchWithId(sql`x.organisation_id`, sql`x.branch_id`)} b)`,
    planId: sql`x.id`,
  });
