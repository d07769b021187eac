import type { AddressInCountry } from "@holdfast/content/places/find-place";

/** Where an address is. */
export type AddressPosition = {
  readonly latitude: number;
  readonly longitude: number;
  /** The place that was recognised, and whether it is a town or only a state. */
  readonly name: string;
  readonly precision: "place" | "region";
};

/** The port for finding addresses on the map. */
export type Geocoder = {
  /** Returns the position of each address, in their order; undefined for one that is not found. */
  find(addresses: readonly AddressInCountry[]): Promise<readonly (AddressPosition | undefined)[]>;
};
