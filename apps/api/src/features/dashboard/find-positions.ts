import type { Location } from "@holdfast/contract/dashboard/location";
import type { Services } from "../../platform/services";
import type { Pin } from "./location-positions-store";

/** A location's address, and the pin that a person has set for it. */
export type Addressed = { readonly address: string; readonly pin: Pin | undefined };

/** Returns the position of each location: its pin, or that of the place its address names. */
export async function positionsOf(
  geocoder: Services["geocoder"],
  locations: readonly Addressed[],
): Promise<Location["position"][]> {
  // A pin belongs to the address for which it was set.
  const pinOf = ({ address, pin }: Addressed) => (pin?.address === address ? pin : undefined);
  const unpinned = locations.filter((one) => !pinOf(one) && one.address !== "");
  const addresses = [...new Set(unpinned.map(({ address }) => address))];
  const places = await geocoder.find(addresses);
  const placeOf = new Map(addresses.map((address, at) => [address, places[at]]));
  return locations.map((location) => {
    const pin = pinOf(location);
    if (pin) {
      const { latitude, longitude } = pin;
      return { latitude, longitude, source: "pin", placeName: null };
    }
    const place = placeOf.get(location.address);
    if (!place) return null;
    const { latitude, longitude, precision, name } = place;
    return { latitude, longitude, source: precision, placeName: name };
  });
}
