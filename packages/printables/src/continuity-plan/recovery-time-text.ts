import { mtpdText as textOf } from "@holdfast/content/plan-text/mtpd-text";
import { recoveryTimeLabel } from "@holdfast/contract/impact-analysis/recovery-time-rules";
import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import { daysText } from "../document/text/date-text";

/** The plan's maximum tolerable period of disruption. */
export interface PlanMtpd {
  /** In days (4 hours are 0.1667). Null until one is chosen. */
  readonly mtpdDays: number | null;
  /** The name of the chosen option, such as '4 hours' or '7 days'. */
  readonly mtpdName: string | null;
  /** Whether it is unconfirmed. */
  readonly isMtpdProposed?: boolean | undefined;
}

/** Whether the MTPD is in hours, that is, not a whole number of days. */
const isInHours = ({ mtpdDays }: PlanMtpd) => mtpdDays !== null && !Number.isInteger(mtpdDays);

/** Returns the MTPD as the plan prints it: '7 days', '4 hours', '2 weeks (14 days)'. */
export const mtpdText = ({ mtpdDays, mtpdName }: PlanMtpd): string =>
  textOf({ mtpd: mtpdDays === null ? null : { name: mtpdName ?? "", days: mtpdDays } });

/** Returns the same with a mark if it is unconfirmed. */
export const markedMtpdText = (mtpd: PlanMtpd): string =>
  markedName(mtpdText(mtpd), mtpd.isMtpdProposed);

/** Returns the MTPD as a separate value, next to its label. */
export const mtpdValue = (mtpd: PlanMtpd): string =>
  mtpd.mtpdDays === null ? "Not yet set" : markedMtpdText(mtpd);

/** Whether a recorded RTO or RPO exceeds the MTPD, as a whole day does if the MTPD is in hours. */
const exceeds = (days: number | null, { mtpdDays }: PlanMtpd) =>
  days !== null && mtpdDays !== null && days > mtpdDays;

/** Returns an RTO or RPO in days, at most the MTPD (plan-workspace.md section 9: 'capped at MTPD'). */
export function cappedDays(days: number | null, mtpd: PlanMtpd): number | null {
  return exceeds(days, mtpd) ? mtpd.mtpdDays : days;
}

/** Returns an RTO or RPO as on the Tactical BIA screen; a dash until it is set. */
export function recoveryTimeText(days: number | null, mtpd: PlanMtpd): string {
  const { mtpdDays } = mtpd;
  if (days === null) return daysText(days);
  return recoveryTimeLabel(
    days,
    mtpdDays === null ? null : { value: mtpdDays, name: mtpdText(mtpd) },
  );
}

/** Returns the note below tables if the MTPD is in hours; otherwise undefined. */
export function hoursNote(mtpd: PlanMtpd): string | undefined {
  return isInHours(mtpd)
    ? `Recovery times are recorded in whole days. A time of 1 day means within the MTPD of ${mtpdText(mtpd)}.`
    : undefined;
}
