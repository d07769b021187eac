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

/** '1 day', else 'n days'. */
export const recoveryDaysLabel = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

/** Save is disabled if the MTPD is 0 or there are no units (specification 2, 'Tactical BIA'). */
export const maySaveTacticalBia = (mtpdDays: number, businessUnits: number): boolean =>
  mtpdDays > 0 && businessUnits > 0;
