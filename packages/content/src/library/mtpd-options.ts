import options from "../data/mtpd_options.json";

/**
 * A Maximum Tolerable Period of Disruption a plan may choose. `value` is in days (4 hours are
 * 0.1667); `sliderMaxDays` is the upper end of the RTO and RPO sliders, in whole days.
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

/** The MTPD of that id; undefined where there is none. */
export const mtpdOptionById = (mtpdId: number): MtpdOption | undefined => byId.get(mtpdId);
