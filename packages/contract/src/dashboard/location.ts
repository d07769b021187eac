import * as z from "zod/mini";
import { id, LIMITS, requiredText } from "../platform/field-rules";
import { decimalNumber } from "../platform/number-rules";

/** What the map of locations shows (specification, plan-workspace 2 'Dashboard widgets'). */
export const LOCATION_KINDS = ["branch", "customer", "supplier", "alternativeSite"] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];

/**
 * How a position was found: a pin that a person set, the town or suburb that the address names, or only its state. The
 * latter two are those of the place, not of the building.
 */
const POSITION_SOURCES = ["pin", "place", "region"] as const;

export const Location = z.object({
  kind: z.enum(LOCATION_KINDS),
  locationId: id(),
  name: z.string(),
  address: z.string(),
  /** The country in which its address was looked for, if that is only assumed; null if it is known. */
  assumedCountry: z.nullable(z.string()),
  /** Null if the address names no known place. */
  position: z.nullable(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      source: z.enum(POSITION_SOURCES),
      /** The place that the address names; null for a pin. */
      placeName: z.nullable(z.string()),
    }),
  ),
});
export type Location = z.infer<typeof Location>;

const PIN = "Please set the pin on the map.";

export const LocationPositionInput = z.strictObject({
  kind: z.enum(LOCATION_KINDS, "Please select a kind of location."),
  /** As the map showed it: when the address changes, the pin no longer counts. */
  address: requiredText("Please input the address.", LIMITS.line),
  latitude: decimalNumber(PIN, { min: -90, max: 90, places: 5 }),
  longitude: decimalNumber(PIN, { min: -180, max: 180, places: 5 }),
});
