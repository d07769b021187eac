import { radians } from "@holdfast/contract/dashboard/distance-rules";
import { placeIndex } from "./place-index";

/** Countries whose places, and those of their neighbours, are all in the list; others have none across their borders. */
const COMPLETE = new Set(["AU", "NZ", "FJ", "GB", "IE", "CA"]);
/** Kilometres in which all places must be in the same country. */
const SURE_WITHIN = 60;
const EARTH_RADIUS = 6_371;

type Point = { readonly latitude: number; readonly longitude: number };

/** Kilometres, for short distances. */
const distance = (a: Point, b: Point) => {
  const middle = radians((a.latitude + b.latitude) / 2);
  const turned = Math.abs(a.longitude - b.longitude);
  const east = radians(Math.min(turned, 360 - turned)) * Math.cos(middle);
  return EARTH_RADIUS * Math.hypot(east, radians(a.latitude - b.latitude));
};

/** Returns the country of a point, if all places near it are in this one; null if it may be another. */
export function countryAt(point: Point): string | null {
  const near = new Set(
    [...placeIndex().places.values()]
      .flat()
      .filter((place) => distance(point, place) < SURE_WITHIN)
      .map(({ country }) => country),
  );
  const [country, ...others] = near;
  return country !== undefined && others.length === 0 && COMPLETE.has(country) ? country : null;
}
