import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { countryFactsOf } from "./country-facts-store";
import {
  type CountryAnswer,
  type CountryFacts,
  countryOfOrganisation,
  countryOfPlace,
  type CountryServices,
} from "./country-rules";

type Organisation = { readonly organisationId: string };
type Reading = CountryServices & { readonly database: { readonly query: Queryable } };

async function factsFor(db: Queryable, { organisationId }: Organisation): Promise<CountryFacts> {
  const id: SQL = sql`${organisationId}::uuid`;
  const { rows } = await db.execute<{ facts: CountryFacts }>(
    sql`select ${countryFactsOf(id)} as facts`,
  );
  const [row] = rows;
  if (!row) throw new Error("A select without a table returned no row.");
  return row.facts;
}

/** Returns the country of an organisation, and whether it is only assumed. */
export const countryAnswerFor = async (
  services: Reading,
  organisation: Organisation,
  db: Queryable = services.database.query,
): Promise<CountryAnswer> => countryOfOrganisation(await factsFor(db, organisation), services);

/** Returns the country in which an organisation's phone numbers without a country code are read, assumed or not. */
export const countryFor = async (
  ...reading: Parameters<typeof countryAnswerFor>
): Promise<string> => (await countryAnswerFor(...reading)).country;

/** Returns the same for the number of a location or recovery site that is about to be stored. */
export const countryForPlace = async (
  services: Reading,
  organisation: Organisation,
  place: {
    readonly address: string;
    readonly country?: string | null | undefined;
    readonly namedCountry?: string | null | undefined;
    readonly phone?: string | null | undefined;
  },
  db: Queryable,
): Promise<string> =>
  countryOfPlace(
    {
      address: place.address,
      country: place.country ?? null,
      phone: place.phone ?? null,
      namedCountry: place.namedCountry ?? null,
      pinCountry: null,
    },
    await factsFor(db, organisation),
    services,
  ).country;
