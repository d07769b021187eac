import { certainCountry } from "@holdfast/contract/organisations/place";
import { DEFAULT_COUNTRY } from "@holdfast/contract/platform/phone-rules";
import { deviceCountry } from "../../platform/forms/country-field";
import type { Place } from "./use-places";

/**
 * Returns the country in which a place is, or most likely is: what is asked, shown and filled in alike. The default of
 * the server says less than the device.
 */
export function likelyCountry(place: Place, device: () => string | null = deviceCountry): string {
  const { country, disputedCountry } = place;
  const isDefault = disputedCountry === null && country === DEFAULT_COUNTRY;
  return certainCountry(place) ?? (isDefault ? device() : null) ?? country;
}
