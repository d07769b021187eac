import type { InsuranceKind } from "@holdfast/contract/risks/insurance/insurance-policy";

/*
 * What the Risk & Insurance Report says by country (ISO 3166-1 alpha-2). Only what an official page or several sources
 * say is here; where nothing is known, the words fit every country.
 */

type ByCountry = Readonly<Record<string, string>>;

const textFor = (texts: ByCountry, country: string | null, otherwise: string): string =>
  (country === null ? undefined : texts[country]) ?? otherwise;

const PERILS: ByCountry = {
  AU: "In Australia, check these natural events for each address: bushfire, flood, storm and hail; cyclone in the north.",
  NZ: "In New Zealand, check these natural events for each address: **earthquake**, flood, storm, landslip, tsunami on the coast, volcanic activity.",
  ZA: "In South Africa, check for each address: flood, storm and hail, fire, and riot or public disorder; and how long you can work without mains power.",
  GB: "In the United Kingdom, check for each address: flood, storm, subsidence, and frost.",
  IE: "In Ireland, check for each address: flood, storm, and frost.",
  US: "In the United States, check for each address: hurricane, tornado, flood, wildfire, earthquake and winter storm, as they apply to your state.",
  CA: "In Canada, check for each address: flood, wildfire, winter storm and ice, hail; earthquake on the west coast and in Quebec.",
  SG: "In Singapore, check for each address: flash flood and lightning.",
  FJ: "In Fiji, check for each address: tropical cyclone, flood, tsunami and earthquake.",
  PG: "In Papua New Guinea, check for each address: earthquake, volcanic eruption, tsunami, landslide, flood, and unrest.",
};

/** Returns which natural events to check at an address; with Markdown for bold. */
export const perilsText = (country: string | null): string =>
  textFor(
    PERILS,
    country,
    "Check which natural events each address is exposed to, and whether each one is insured.",
  );

const WITHOUT_GROUND =
  "This rating is about the kind of work. It does not include cyclone, earthquake, tsunami or volcanic activity, which depend on the address. Enter them as risks of your own.";
const NORTH_AMERICA =
  "This rating is about the kind of work. Hurricane, tornado, wildfire and earthquake depend on the address. Enter them as risks of your own.";
const NOT_RATED: ByCountry = {
  NZ: "This rating is about weather and the kind of work. It does not include earthquake, tsunami or volcanic activity, which depend on the address and are among the largest risks in New Zealand. Enter them as risks of your own.",
  FJ: WITHOUT_GROUND,
  PG: WITHOUT_GROUND,
  US: NORTH_AMERICA,
  CA: NORTH_AMERICA,
};

/** Returns what the rating of natural perils leaves out. */
export const perilsNote = (country: string | null): string =>
  textFor(
    NOT_RATED,
    country,
    "This rating is about the kind of work. What the address is exposed to is not in it: check it, and enter it as risks of your own.",
  );

/** The name of the category in the hazard model, which is Australian. */
const INJURY_CATEGORY = "Workers Compensation & Safety";
/** The category whose rating says nothing of the address. */
export const PERILS_CATEGORY = "Storm, Flood & Natural Perils";

const INJURY_NAMES: ByCountry = {
  AU: INJURY_CATEGORY,
  NZ: "Work Injury (ACC) & Safety",
  ZA: "Injury at Work (COIDA) & Safety",
  GB: "Employers’ Liability & Safety",
  IE: "Employers’ Liability & Safety",
  US: "Workers’ Compensation & Safety",
  PG: "Workers’ Compensation & Safety",
  CA: "Workers’ Compensation & Safety",
  SG: "Work Injury Compensation & Safety",
  FJ: "Work Injury (ACCF) & Safety",
};

/** Returns the name of a hazard category as the country calls its insurance of injuries at work. */
export const hazardCategoryName = (name: string, country: string | null): string =>
  name === INJURY_CATEGORY ? textFor(INJURY_NAMES, country, "Injury at Work & Safety") : name;

/** Returns a text about a hazard category, which may name it, in the words of the country. */
export const hazardText = (text: string, country: string | null): string =>
  text.replaceAll(INJURY_CATEGORY, hazardCategoryName(INJURY_CATEGORY, country));

const SHAKEN = new Set(["NZ", "FJ", "PG"]);
const ASSET_DAMAGE: ByCountry = {
  AU: "Bushfire, storm or hail damage to assets",
  ZA: "Veld fire, storm or hail damage to assets",
  US: "Wildfire, storm or hail damage to assets",
  CA: "Wildfire, storm or hail damage to assets",
  FJ: "Cyclone or storm damage to assets",
};
const ASSET_DAMAGE_ID = 4;
const EMPLOYMENT_ID = 24;
const EARTHQUAKE_ID = 0;

type Exposure = { readonly id: number; readonly name: string };

/** Returns the exposures of an industry in the words of the country, with earthquake where the ground shakes. */
export const exposuresIn = <Item extends Exposure>(
  exposures: readonly Item[],
  country: string | null,
): readonly Exposure[] => {
  if (exposures.length === 0) return exposures;
  const named = exposures.map(({ id, name }) => {
    if (id === ASSET_DAMAGE_ID)
      return { id, name: textFor(ASSET_DAMAGE, country, "Storm or hail damage to assets") };
    if (id === EMPLOYMENT_ID && country !== "AU") return { id, name: "Employment claims" };
    return { id, name };
  });
  return country !== null && SHAKEN.has(country)
    ? [
        {
          id: EARTHQUAKE_ID,
          name: "Earthquake: damage, and streets or buildings closed for a long time",
        },
        ...named,
      ]
    : named;
};

const INJURIES: ByCountry = {
  NZ: "Injuries at work are covered by ACC through the levies you pay. No policy is needed for them. Ask your broker about claims that ACC does not cover.",
  ZA: "Injuries at work are covered by the Compensation Fund, Rand Mutual or FEM (COIDA), if you are registered and your assessments are paid.",
  GB: "The law requires employers’ liability insurance of at least GBP 5 million as soon as you employ anyone.",
  US: "State law decides who must have workers’ compensation insurance. In Ohio, North Dakota, Washington and Wyoming it comes from the state.",
  SG: "The law requires work injury compensation insurance for all manual workers, and for others who earn SGD 2,600 a month or less.",
  FJ: "Injuries at work are compensated by the ACCF.",
  PG: "Employers must have workers’ compensation insurance (Workers’ Compensation Act 1978).",
};

/** Returns who insures injuries at work; empty where no scheme is known. */
export const injuriesText = (country: string | null): string => textFor(INJURIES, country, "");

/** Countries whose law insures injuries at work, so that 'not insured' would be wrong without a policy. */
const INSURED_BY_LAW = new Set(["NZ", "ZA", "FJ"]);
/** Countries in which employers buy insurance for liability to their workers instead of workers compensation. */
const EMPLOYERS_LIABILITY = new Set(["NZ", "ZA", "GB", "IE", "CA", "FJ"]);

/** Returns the kind of policy for injuries at work that is not offered in a country. */
export const unofferedInjuryKind = (country: string | null): InsuranceKind =>
  country !== null && EMPLOYERS_LIABILITY.has(country)
    ? "Workers compensation"
    : "Employers’ liability";

/** Exposures to injuries at work. */
const INJURY_IDS = new Set([27, 28, 29]);

/** Whether the law insures an exposure without a policy of the business. */
export const isInsuredByLaw = (exposureId: number, country: string | null): boolean =>
  country !== null && INSURED_BY_LAW.has(country) && INJURY_IDS.has(exposureId);

const AVERAGE_LAW: ByCountry = {
  AU: "Whether the insurer told you about it in writing before the contract was made. For most Australian policies it cannot be applied otherwise (Insurance Contracts Act 1984, section 44).",
  NZ: "Whether the insurer told you about it in writing before the contract was made. In New Zealand the clause has no effect otherwise (Insurance Law Reform Act 1985, section 16).",
  GB: "Whether the insurer explained it to you. Values that were declared too low can also reduce a claim under the Insurance Act 2015.",
};

/** Returns what to check of a co-insurance clause, with the law where one is known. */
export const averageClauseText = (country: string | null): string =>
  textFor(
    AVERAGE_LAW,
    country,
    "Whether the insurer or the broker explained it to you in writing.",
  );

/** Countries whose policies say 'average' rather than 'co-insurance'. */
const AVERAGE = new Set(["NZ", "GB", "IE", "ZA", "SG", "FJ", "PG"]);

/** Returns the names of the clause, the usual one of the country first. */
export const averageClauseNames = (country: string | null): string => {
  if (country === "US") return "coinsurance, average or under-insurance";
  return country !== null && AVERAGE.has(country)
    ? "average, co-insurance or under-insurance"
    : "co-insurance, average or under-insurance";
};

const CATASTROPHE: ByCountry = {
  AU: "a flood or bushfire",
  NZ: "an earthquake or flood",
  ZA: "a flood or unrest",
  GB: "a flood or storm",
  IE: "a flood or storm",
  US: "a hurricane, wildfire or flood",
  CA: "a flood or wildfire",
  FJ: "a cyclone",
  PG: "an earthquake or flood",
};

/** Returns the event after which building costs more: 'a flood or bushfire'. */
export const catastropheText = (country: string | null): string =>
  textFor(CATASTROPHE, country, "a disaster that hits many at once");

const SCHEMES: ByCountry = {
  NZ: "The Natural Hazards Commission (formerly EQC) covers homes, not business premises, stock or income. Earthquake cover must be in your own policies.",
  GB: "Flood Re is for homes only. Flood cover must be in your own policies.",
  ZA: "Riot, strike and public disorder are insured only through Sasria. Check that it was added to each policy.",
  US: "Ordinary policies usually exclude flood. The National Flood Insurance Program offers up to USD 500,000 for a building and USD 500,000 for contents.",
};

const COMPLAINTS: ByCountry = {
  AU: "The Australian Financial Complaints Authority (AFCA) takes complaints of businesses with fewer than 100 employees.",
  NZ: "Ask your insurer which dispute scheme it belongs to. One of them, the IFSO Scheme, takes complaints about claims of up to NZD 500,000.",
  ZA: "The National Financial Ombud Scheme takes complaints of small businesses.",
  GB: "The Financial Ombudsman Service takes complaints of small businesses.",
  IE: "The Financial Services and Pensions Ombudsman (FSPO) takes complaints of businesses with a turnover of up to EUR 3 million.",
  CA: "The General Insurance OmbudService takes complaints about insurers that are its members.",
};

/** Returns who takes complaints about insurers; empty where no page confirms it. */
export const complaintsText = (country: string | null): string => textFor(COMPLAINTS, country, "");

/** Returns what a public scheme insures, or leaves out; empty where none is known. */
export const schemeText = (country: string | null): string => textFor(SCHEMES, country, "");
