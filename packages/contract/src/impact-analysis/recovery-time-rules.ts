/** RTO and RPO are whole days from 0 to the plan's MTPD (specification 9). */

/**
 * Returns the maximum of the RTO and RPO sliders in whole days. A part of a day counts as one, so that a
 * plan with an MTPD of 4 hours (0.1667) can still distinguish 'at once' from 'within the day'.
 * @param mtpdDays the plan's MTPD in days; 0 until one is chosen
 */
export const maxRecoveryDays = (mtpdDays: number): number =>
  mtpdDays > 0 ? Math.ceil(mtpdDays) : 0;

/** Returns an RTO or RPO capped for display and saving: whole days, from 0 to the MTPD. */
export const cappedRecoveryDays = (days: number, mtpdDays: number): number =>
  Math.max(0, Math.min(Math.floor(days), maxRecoveryDays(mtpdDays)));

/**
 * Returns a suggested RTO or RPO for a plan's MTPD: shortened in proportion if the MTPD is shorter than the one that the
 * suggestion was made for, and always below the MTPD, so that there is time for delays.
 * @param days in whole days, for an MTPD of `ofMtpdDays`
 */
export function suggestedRecoveryDays(days: number, ofMtpdDays: number, mtpdDays: number): number {
  const scale = ofMtpdDays > 0 ? Math.min(1, mtpdDays / ofMtpdDays) : 1;
  const scaled = days > 0 ? Math.max(1, Math.floor(days * scale)) : 0;
  return Math.max(0, Math.min(scaled, maxRecoveryDays(mtpdDays) - 1));
}

/** Whether a value can be saved unchanged. */
export const isRecoveryDays = (days: number, mtpdDays: number): boolean =>
  Number.isInteger(days) && days >= 0 && days <= maxRecoveryDays(mtpdDays);

/** A plan's MTPD, as `GET plans` returns it. */
export type ChosenMtpd = {
  /** In days; 4 hours are 0.1667. */
  readonly value: number;
  /** '4 hours', '7 days'. */
  readonly name: string;
};

/**
 * Returns an RTO or RPO as text, on the screen and in print: '1 day', else 'n days'. A time that exceeds the
 * MTPD, as 1 day exceeds 4 hours, is 'within the MTPD of 4 hours': no recovery time can be longer.
 */
export const recoveryTimeLabel = (days: number, mtpd: ChosenMtpd | null): string => {
  if (mtpd !== null && days > mtpd.value) return `within the MTPD of ${mtpd.name}`;
  return days === 1 ? "1 day" : `${days} days`;
};

/** Save is disabled if the MTPD is 0 or there are no units (specification 2, 'Tactical BIA'). */
export const maySaveTacticalBia = (mtpdDays: number, businessUnits: number): boolean =>
  mtpdDays > 0 && businessUnits > 0;
