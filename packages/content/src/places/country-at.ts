import { distanceInKilometres } from "@holdfast/contract/dashboard/distance-rules";
import { placeIndex } from "./place-index";

/** Countries whose places, and those of their neighbours, are all in the list; others have none across their borders. */
const COMPLETE = new Set(["AU", "NZ", "FJ", "GB", "IE", "CA"]);
/** Kilometres in which all places must be in the same country. */
const SURE_WITHIN = 60;

type Point = { readonly latitude: number; readonly longitude: number };

/** Returns the country of a point, if all places near it are in this one; null if it may be another. */
export function countryAt(point: Point): string | null {
  const near = new Set(
    [...placeIndex().places.values()]
      .flat()
      .filter((place) => distanceInKilometres(point, place) < SURE_WITHIN)
      .map(({ country }) => country),
  );
  const [country, ...others] = near;
  return country !== undefined && others.length === 0 && COMPLETE.has(country) ? country : null;
}
