import { type SQL, sql } from "drizzle-orm";
import { jsonOf } from "../../../platform/database/sql/raw-columns";
import type { CountryFacts } from "./country-rules";

/** What an organisation's rows say of its countries, for any statement with its id. Reads each of its places once. */
export const countryFactsOf = (organisationId: SQL) =>
  sql<CountryFacts>`(
    select ${jsonOf<CountryFacts>({
      statedCountry: sql`case when count(distinct s.country) filter (where s.named_country is null) = 1
        then min(s.country) filter (where s.named_country is null) end`,
      headOffice: sql`json_agg(${jsonOf<NonNullable<CountryFacts["headOffice"]>>({
        address: sql`s.address`,
        phone: sql`s.phone`,
        country: sql`s.country`,
        namedCountry: sql`s.named_country`,
        pinCountry: sql`s.pin_country`,
      })}) filter (where s.is_head_office) -> 0`,
    })}
    from (
      select is_head_office, address, phone, country, named_country, pin_country
      from branches where organisation_id = ${organisationId}
      union all
      select false, null, null, country, named_country, null
      from alternative_sites where organisation_id = ${organisationId}) s)`;
