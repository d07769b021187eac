import { countryNamedIn } from "@holdfast/content/places/decide-country";
import type { AddressInCountry } from "@holdfast/content/places/find-place";
import type { Location } from "@holdfast/contract/dashboard/location";
import type { Services } from "../../platform/services";
import type { Pin } from "./location-positions-store";

/** A location's address, the country in which it is looked for, and the pin that a person has set for it. */
export type Addressed = AddressInCountry & { readonly pin: Pin | undefined };

/** Returns an address that has no country of its own: it is in the one that it names, and likely in the business's. */
export const addressOf = (address: string, likelyCountry: string): AddressInCountry => ({
  address,
  likelyCountry,
  country: countryNamedIn(address),
});

/** Returns the position of each location: its pin, or that of the place its address names. */
export async function positionsOf(
  geocoder: Services["geocoder"],
  locations: readonly Addressed[],
): Promise<Location["position"][]> {
  // A pin belongs to the address for which it was set.
  const pinOf = ({ address, pin }: Addressed) => (pin?.address === address ? pin : undefined);
  const unpinned = locations.filter((location) => !pinOf(location) && location.address !== "");
  const places = await geocoder.find(unpinned);
  const placeOf = new Map(unpinned.map((location, at) => [location, places[at]]));
  return locations.map((location) => {
    const pin = pinOf(location);
    if (pin) {
      const { latitude, longitude } = pin;
      return { latitude, longitude, source: "pin", placeName: null };
    }
    const place = placeOf.get(location);
    if (!place) return null;
    const { latitude, longitude, precision, name } = place;
    return { latitude, longitude, source: precision, placeName: name };
  });
}
