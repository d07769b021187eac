/** Shown on every screen with positions of the embedded list of places. */
export const PLACES_ATTRIBUTION = "Place data: GeoNames, CC BY 4.0";
