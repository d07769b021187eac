type Position = { readonly latitude: number; readonly longitude: number };

const EARTH_RADIUS_KILOMETRES = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance between two positions on the surface of the earth, in kilometres (haversine formula). Pure. */
export const distanceInKilometres = (from: Position, to: Position): number => {
  const height = radians(to.latitude - from.latitude);
  const width = radians(to.longitude - from.longitude);
  const half =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(width / 2) ** 2;
  return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(half)));
};
