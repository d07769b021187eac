import { certainCountry } from "@holdfast/contract/organisations/place";
import { DEFAULT_COUNTRY } from "@holdfast/contract/platform/phone-rules";
import { deviceCountry } from "../../../platform/forms/country-field";
import type { Place } from "../locations/use-places";

/**
 * Returns the country of a location, or the most likely one, used in questions, display and form defaults alike. The
 * device is better evidence than the server's default.
 */
export function likelyCountry(place: Place, device: () => string | null = deviceCountry): string {
  const { country, disputedCountry } = place;
  const isDefault = disputedCountry === null && country === DEFAULT_COUNTRY;
  return certainCountry(place) ?? (isDefault ? device() : null) ?? country;
}
