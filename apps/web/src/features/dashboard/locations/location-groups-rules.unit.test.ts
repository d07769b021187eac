import type { Location } from "@holdfast/contract/dashboard/location";
import { expect, it } from "vitest";
import { groupByPosition, positionText } from "./location-groups-rules";

const at = (name: string, latitude: number | null): Location => ({
  kind: "supplier",
  locationId: name,
  name,
  address: "1 Street",
  assumedCountry: null,
  position:
    latitude === null ? null : { latitude, longitude: 151, source: "place", placeName: "Sydney" },
});

it("puts locations of the same place on one marker, and those without a place on none", () => {
  const groups = groupByPosition([at("a", -33), at("b", null), at("c", -30), at("d", -33)]);
  expect(groups.map(({ locations }) => locations.map(({ name }) => name))).toEqual([
    ["a", "d"],
    ["c"],
  ]);
});

it.each([
  [at("a", -33), "Shown at Sydney"],
  [at("a", null), "Not found on the map"],
  [{ ...at("a", null), address: "" }, "No address"],
  [
    { ...at("a", 1), position: { latitude: 1, longitude: 1, source: "pin", placeName: null } },
    "At the pin you set",
  ],
  [
    {
      ...at("a", 1),
      position: { latitude: 1, longitude: 1, source: "region", placeName: "Victoria" },
    },
    "Shown in Victoria; its town was not found",
  ],
] as const)("says where a location is shown: %#", (location, text) => {
  expect(positionText(location)).toBe(text);
});
