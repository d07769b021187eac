import exposures from "../data/hazards/exposed_countries.json";

/**
 * What exposes a business to the event of a card, recorded risk or not: nobody should miss the card of an earthquake
 * because the risk was forgotten.
 */
export type Exposure = {
  readonly cardId: string;
  /** The hazard category that exposes an industry if it is rated medium or higher. */
  readonly hazard: string;
  /** Where it has damaged towns (ISO 3166-1 alpha-2). */
  readonly countries: readonly string[];
};

export const EXPOSURES: readonly Exposure[] = exposures;
