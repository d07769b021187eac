import { sql } from "drizzle-orm";
import { type SearchPart, selectHits } from "../../platform/search/search-part-store";
import { branchesAs } from "../organisations/public";

export const unitSearch: SearchPart = (search) =>
  selectHits(search, {
    kind: "business-unit",
    source: sql`departments x`,
    name: sql`x.name`,
    detail: sql`(
      select b.name from ${branchesAs("b")}
      where b.organisation_id = x.organisation_id and b.id = x.branch_id)`,
  });
