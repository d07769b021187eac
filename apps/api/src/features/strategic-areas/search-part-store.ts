import { STRATEGIC_CRITICAL_AREA_CATEGORIES } from "@holdfast/content/library/impact/strategic-critical-area-categories";
import { sql } from "drizzle-orm";
import { choiceName, type SearchPart, selectHits } from "../../platform/search/search-part-store";

const NAMES = STRATEGIC_CRITICAL_AREA_CATEGORIES.map(
  ({ strategicCriticalAreaCategoryId: id, name }) => [id, name] as const,
);

export const areaSearch: SearchPart = (search) =>
  selectHits(search, {
    kind: "strategic-area",
    source: sql`strategic_critical_areas x`,
    name: sql`x.name`,
    detail: choiceName(sql`x.strategic_critical_area_category_id`, NAMES),
    also: [sql`x.description`],
  });
