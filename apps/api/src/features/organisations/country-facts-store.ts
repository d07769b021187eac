import { type SQL, sql } from "drizzle-orm";
import { jsonOf } from "../../platform/database/raw-columns";
import type { CountryFacts } from "./country-rules";

/** What an organisation's rows say of its countries, for any statement with its id. One row lookup each. */
export const countryFactsOf = (organisationId: SQL) =>
  sql<CountryFacts>`(select ${jsonOf<CountryFacts>({
    statedCountry: sql`(
      select case when count(distinct s.country) = 1 then min(s.country) end from (
        select country from branches where organisation_id = ${organisationId}
        union all
        select country from alternative_sites where organisation_id = ${organisationId}) s)`,
    headOffice: sql`(
      select ${jsonOf<NonNullable<CountryFacts["headOffice"]>>({
        address: sql`h.address`,
        phone: sql`h.phone`,
        country: sql`h.country`,
        pinCountry: sql`h.pin_country`,
      })}
      from branches h where h.organisation_id = ${organisationId} and h.is_head_office limit 1)`,
  })})`;
