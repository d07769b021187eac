import { expect, it } from "vitest";
import { findPlace, jurisdictionOf } from "./find-place";

const shown = (address: string) => {
  const place = findPlace(address);
  return (
    place && [place.name, place.precision, Math.round(place.latitude), Math.round(place.longitude)]
  );
};

it.each([
  ["12 Quay Street, Sydney NSW 2000", ["Sydney", "place", -34, 151]],
  ["12 Quay Street, SYDNEY, New South Wales", ["Sydney", "place", -34, 151]],
  ["Shop 3, 45 Sydney Road, Brunswick VIC 3056", ["Brunswick", "place", -38, 145]],
  ["1 Perth Street, Hobart TAS 7000", ["Hobart", "place", -43, 147]],
  ["Unit 4, 9 Main Road, Newcastle NSW", ["Newcastle", "place", -33, 152]],
  ["9 Main Road, Newcastle, United Kingdom", ["Newcastle upon Tyne", "place", 55, -2]],
  ["9 Main Road, Perth", ["Perth", "place", -32, 116]],
  ["9 Main Road, Perth, Scotland, UK", ["Perth", "place", 56, -3]],
  ["PO Box 3, Nowheretown QLD 4999", ["Queensland", "region", -27, 153]],
  ["100 Queen Street, Auckland 1010, New Zealand", ["Auckland", "place", -37, 175]],
  ["5 Long Street, Cape Town, South Africa", ["Cape Town", "place", -34, 18]],
  ["350 5th Ave, New York, NY 10118", ["New York City", "place", 41, -74]],
  ["Berlin", ["Berlin", "place", 53, 13]],
  ["Calle 1, São Paulo", ["São Paulo", "place", -24, -47]],
] as const)("finds %s", (address, expected) => {
  expect(shown(address)).toEqual(expected);
});

it.each(["", " , ", "1 Access Street", "Level 3", "Sydney Street", "Australia"])(
  "finds nothing in '%s'",
  (address) => {
    expect(findPlace(address)).toBeUndefined();
  },
);

it.each([
  ["12 Quay Street, Sydney NSW 2000", { country: "AU", region: "NSW" }],
  ["3 Collins Street, Melbourne", { country: "AU", region: "VIC" }],
  ["1 Queen Street, Auckland, New Zealand", { country: "NZ", region: "AUK" }],
  ["4 Long Street, Cape Town, South Africa", { country: "ZA", region: "WC" }],
  ["Unit 4, United Kingdom", { country: "GB", region: null }],
  ["Behind the old mill", undefined],
])("tells in which country and state '%s' is", (address, expected) => {
  expect(jurisdictionOf(address)).toEqual(expected);
});
