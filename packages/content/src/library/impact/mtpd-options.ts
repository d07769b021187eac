import options from "../../data/impact/mtpd_options.json";

/**
 * A Maximum Tolerable Period of Disruption to choose for a plan. `value` is in days (4 hours are
 * 0.1667); `sliderMaxDays` is the maximum of the RTO and RPO sliders, in whole days.
 */
export type MtpdOption = {
  readonly mtpdId: number;
  readonly name: string;
  readonly value: number;
  readonly sliderMaxDays: number;
};

/** From the shortest to the longest. */
export const MTPD_OPTIONS: readonly MtpdOption[] = options;

const byId = new Map(MTPD_OPTIONS.map((option) => [option.mtpdId, option]));

/** Returns the MTPD with that id; undefined if there is none. */
export const mtpdOptionById = (mtpdId: number): MtpdOption | undefined => byId.get(mtpdId);
