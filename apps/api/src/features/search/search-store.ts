import type { SearchHit } from "@holdfast/contract/search/search";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import type { Search, SearchPart } from "../../platform/search/search-part-store";
import { unitSearch } from "../business-units/public";
import { directorySearch } from "../directory/public";
import { documentSearch } from "../documents/public";
import { placeSearch } from "../organisations/public";
import { planSearch } from "../plans/public";
import { riskSearch } from "../risks/public";
import { areaSearch } from "../strategic-areas/public";

const PARTS: readonly SearchPart[] = [
  ...directorySearch,
  riskSearch,
  documentSearch,
  planSearch,
  ...placeSearch,
  unitSearch,
  areaSearch,
];

/** Returns the hits of all features in one statement: those of one kind together, the best of them first. */
export async function findHits(db: Queryable, search: Search): Promise<SearchHit[]> {
  const { rows } = await db.execute<SearchHit>(
    sql.join(
      PARTS.map((part) => part(search)),
      sql` union all `,
    ),
  );
  return rows;
}
