import { expect, it } from "vitest";
import { distanceInKilometres } from "./distance-rules";

const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };
const MELBOURNE = { latitude: -37.8136, longitude: 144.9631 };

it.each([
  ["a place and itself", SYDNEY, SYDNEY, 0],
  ["Sydney and Melbourne", SYDNEY, MELBOURNE, 713],
  ["Melbourne and Sydney", MELBOURNE, SYDNEY, 713],
  [
    "two places on either side of the date line",
    { latitude: 0, longitude: 179.5 },
    { latitude: 0, longitude: -179.5 },
    111,
  ],
  ["the poles", { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015],
])("measures %s", (_, from, to, kilometres) => {
  expect(Math.round(distanceInKilometres(from, to))).toBe(kilometres);
});
