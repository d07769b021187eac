import { findPlace } from "@holdfast/content/places/find-place";
import type { Geocoder } from "./geocoder";

/** Finds the town, suburb or state of an address in the embedded list. No address leaves the server. */
export const embeddedGeocoder: Geocoder = {
  find: async (addresses) => addresses.map(findPlace),
};
