import {
  STRATEGIC_THIRD_PARTY_CATEGORIES,
  type StrategicThirdPartyCategory,
} from "@holdfast/content/library/impact/strategic-third-party-categories";
import { THIRD_PARTY_CLASSES } from "@holdfast/contract/directory/third-party";
import type { HitKind } from "@holdfast/contract/search/search";
import { type SQL, sql } from "drizzle-orm";
import { choiceName, type SearchPart, selectHits } from "../../platform/search/search-part-store";

const contacts: SearchPart = (search) =>
  selectHits(search, {
    kind: "contact",
    source: sql`contacts x`,
    name: sql`concat(x.first_name, ' ', x.last_name)`,
    detail: sql`x.job_title`,
    also: [sql`x.department`, sql`x.email`, sql`x.phone`, sql`x.mobile`],
  });

const partners =
  (kind: HitKind, source: SQL): SearchPart =>
  (search) =>
    selectHits(search, {
      kind,
      source,
      name: sql`x.name`,
      detail: sql`nullif(array_to_string(x.category, ', '), '')`,
      also: [sql`x.contact_person`, sql`x.email`, sql`x.phone`],
    });

const idOf = ({ strategicThirdPartyCategoryId: id }: StrategicThirdPartyCategory) => id;

const thirdParties =
  (kind: HitKind, classId: number): SearchPart =>
  (search) => {
    const categories = STRATEGIC_THIRD_PARTY_CATEGORIES.filter(
      (category) => category.strategicThirdPartyCategoryClassId === classId,
    );
    const ids = sql.join(
      categories.map((category) => sql`${idOf(category)}::int`),
      sql`, `,
    );
    const category = choiceName(
      sql`y.strategic_third_party_category_id`,
      categories.map((category) => [idOf(category), category.name]),
    );
    return selectHits(search, {
      kind,
      source: sql`(
        select y.*, ${category} as category_name from strategic_third_parties y
        where y.organisation_id = ${search.scope.organisationId}
          and y.strategic_third_party_category_id in (${ids})) x`,
      name: sql`x.name`,
      detail: sql`x.category_name`,
      also: [
        sql`x.strategic_third_party_category_text`,
        sql`x.contact_person`,
        sql`x.email`,
        sql`x.phone`,
      ],
    });
  };

export const directorySearch: readonly SearchPart[] = [
  contacts,
  partners("supplier", sql`suppliers x`),
  partners("customer", sql`customers x`),
  thirdParties("third-party", Number(THIRD_PARTY_CLASSES.strategicThirdParties)),
  thirdParties("crisis-expert", Number(THIRD_PARTY_CLASSES.strategicCrisisExperts)),
];
