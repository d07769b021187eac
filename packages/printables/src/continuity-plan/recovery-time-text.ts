import { recoveryTimeLabel } from "@holdfast/contract/impact-analysis/recovery-time-rules";
import { daysText } from "../document/date-text";

/** The plan's maximum tolerable period of disruption. */
export interface PlanMtpd {
  /** In days; 4 hours are 0.1667. Null while none is chosen. */
  readonly mtpdDays: number | null;
  /** The words of the chosen option, such as '4 hours' or '7 days'. */
  readonly mtpdName: string | null;
}

/** Whether the MTPD is told in hours: it is no number of whole days. */
const isOfHours = ({ mtpdDays }: PlanMtpd) => mtpdDays !== null && !Number.isInteger(mtpdDays);

/** The MTPD as the plan says it: '7 days', '4 hours', '2 weeks (14 days)'. */
export function mtpdText(mtpd: PlanMtpd): string {
  const { mtpdDays, mtpdName } = mtpd;
  if (mtpdDays === null || isOfHours(mtpd)) return mtpdName || "not yet set";
  const days = daysText(mtpdDays);
  return mtpdName && mtpdName !== days ? `${mtpdName} (${days})` : days;
}

/** Whether a recorded RTO or RPO passes the MTPD: a whole day does where the MTPD is of hours. */
const passes = (days: number | null, { mtpdDays }: PlanMtpd) =>
  days !== null && mtpdDays !== null && days > mtpdDays;

/** An RTO or RPO in days, not beyond the MTPD (plan-workspace.md section 9: 'capped at MTPD'). */
export function cappedDays(days: number | null, mtpd: PlanMtpd): number | null {
  return passes(days, mtpd) ? mtpd.mtpdDays : days;
}

/** An RTO or RPO in the words of the Tactical BIA screen; a dash while it is not set. */
export function recoveryTimeText(days: number | null, mtpd: PlanMtpd): string {
  const { mtpdDays } = mtpd;
  if (days === null) return daysText(days);
  return recoveryTimeLabel(
    days,
    mtpdDays === null ? null : { value: mtpdDays, name: mtpdText(mtpd) },
  );
}

/** The note beneath tables with an MTPD of hours; undefined for all others. */
export function hoursNote(mtpd: PlanMtpd): string | undefined {
  return isOfHours(mtpd)
    ? `Recovery times are recorded in whole days. A time of 1 day means within the MTPD of ${mtpdText(mtpd)}.`
    : undefined;
}
