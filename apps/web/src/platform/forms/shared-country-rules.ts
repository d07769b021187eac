import { certainCountry } from "@holdfast/contract/organisations/place";

/** Returns the country that all of a person's organisations share with certainty; null without one. Pure. */
export const sharedCountry = (
  organisations: readonly Parameters<typeof certainCountry>[0][],
): string | null => {
  const [country = null, ...others] = new Set(organisations.map(certainCountry));
  return others.length === 0 ? country : null;
};
