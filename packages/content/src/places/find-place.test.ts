import { expect, it } from "vitest";
import { findPlace, stateOf } from "./find-place";

const shown = (address: string, country: string | null) => {
  const place = findPlace({ address, country, likelyCountry: "AU" });
  return (
    place && [place.name, place.precision, Math.round(place.latitude), Math.round(place.longitude)]
  );
};

it.each([
  ["12 Quay Street, Sydney NSW 2000", "AU", ["Sydney", "place", -34, 151]],
  ["12 Quay Street, SYDNEY, New South Wales", "AU", ["Sydney", "place", -34, 151]],
  ["Shop 3, 45 Sydney Road, Brunswick VIC 3056", "AU", ["Brunswick", "place", -38, 145]],
  ["1 Perth Street, Hobart TAS 7000", "AU", ["Hobart", "place", -43, 147]],
  ["Unit 4, 9 Main Road, Newcastle NSW", "AU", ["Newcastle", "place", -33, 152]],
  ["9 Main Road, Newcastle, United Kingdom", "GB", ["Newcastle upon Tyne", "place", 55, -2]],
  ["9 Main Road, Perth", "AU", ["Perth", "place", -32, 116]],
  ["9 Main Road, Perth", "GB", ["Perth", "place", 56, -3]],
  ["9 Main Road, Perth, Scotland, UK", "GB", ["Perth", "place", 56, -3]],
  ["PO Box 3, Nowheretown QLD 4999", "AU", ["Queensland", "region", -27, 153]],
  ["100 Queen Street, Auckland 1010, New Zealand", "NZ", ["Auckland", "place", -37, 175]],
  ["45 Manners Street, Te Aro, Wellington 6011", "NZ", ["Wellington", "place", -41, 175]],
  ["45 Manners Street, Wellington NZ", "NZ", ["Wellington", "place", -41, 175]],
  ["60 King Street, Pukekohe 2120", "NZ", ["Pukekohe", "place", -37, 175]],
  ["10 High Street, Kilkenny R95 X2Y3", "IE", ["Kilkenny", "place", 53, -7]],
  ["5 Long Street, Cape Town, South Africa", "ZA", ["Cape Town", "place", -34, 18]],
  ["350 5th Ave, New York, NY 10118", "US", ["New York City", "place", 41, -74]],
  ["9 Main Road, Perth", null, ["Perth", "place", -32, 116]],
  ["Berlin", null, ["Berlin", "place", 53, 13]],
  ["Calle 1, São Paulo", null, ["São Paulo", "place", -24, -47]],
] as const)("finds %s in %s", (address, country, expected) => {
  expect(shown(address, country)).toEqual(expected);
});

it.each([
  ["", "AU"],
  [" , ", "AU"],
  ["1 Access Street", "AU"],
  ["Level 3", "AU"],
  ["Sydney Street", "AU"],
  ["Australia", "AU"],
  ["250 Stafford Street, Timaru", "AU"],
  ["45 Manners Street, Wellington 6011", "JP"],
])("finds nothing in '%s' in %s", (address, country) => {
  expect(shown(address, country)).toBeUndefined();
});

it.each([
  ["12 Quay Street, Sydney NSW 2000", "AU", "NSW"],
  ["3 Collins Street, Melbourne", "AU", "VIC"],
  ["1 Queen Street, Auckland, New Zealand", "NZ", "AUK"],
  ["4 Long Street, Cape Town, South Africa", "ZA", "WC"],
  ["Unit 4, United Kingdom", "GB", null],
  ["Behind the old mill", "AU", null],
])("returns the state of '%s' in %s", (address, country, expected) => {
  expect(stateOf(address, country)).toBe(expected);
});
