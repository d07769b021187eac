/** RTO and RPO are whole days from 0 to the plan's MTPD (specification 9). */

/**
 * Upper end of the RTO and RPO sliders in whole days. A part of a day counts as one, so that a
 * plan with an MTPD of 4 hours (0.1667) can still tell 'at once' from 'within the day'.
 * @param mtpdDays the plan's MTPD in days; 0 while none is chosen
 */
export const maxRecoveryDays = (mtpdDays: number): number =>
  mtpdDays > 0 ? Math.ceil(mtpdDays) : 0;

/** A saved RTO or RPO as it is shown and kept: whole days, not below 0, at most the MTPD. */
export const cappedRecoveryDays = (days: number, mtpdDays: number): number =>
  Math.max(0, Math.min(Math.floor(days), maxRecoveryDays(mtpdDays)));

/** Whether a value may be saved as it stands. */
export const isRecoveryDays = (days: number, mtpdDays: number): boolean =>
  Number.isInteger(days) && days >= 0 && days <= maxRecoveryDays(mtpdDays);

/** A plan's MTPD, as `GET plans` answers it. */
export type ChosenMtpd = {
  /** In days; 4 hours are 0.1667. */
  readonly value: number;
  /** '4 hours', '7 days'. */
  readonly name: string;
};

/**
 * An RTO or RPO in words, the same on the screen and in print: '1 day', else 'n days'. A time that exceeds the
 * MTPD, as 1 day exceeds 4 hours, is 'within the MTPD of 4 hours': no recovery time may be longer.
 */
export const recoveryTimeLabel = (days: number, mtpd: ChosenMtpd | null): string => {
  if (mtpd !== null && days > mtpd.value) return `within the MTPD of ${mtpd.name}`;
  return days === 1 ? "1 day" : `${days} days`;
};

/** Save is disabled if the MTPD is 0 or there are no units (specification 2, 'Tactical BIA'). */
export const maySaveTacticalBia = (mtpdDays: number, businessUnits: number): boolean =>
  mtpdDays > 0 && businessUnits > 0;
