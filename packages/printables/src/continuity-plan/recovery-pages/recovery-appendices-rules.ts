import type { ContinuityPlanData } from "../plan-data";

const hasAny = (record: object) =>
  Object.values(record).some((value) => value !== null && value !== "");

/** Whether anything of the premises is recorded. */
export const hasSiteSheet = ({ site }: Pick<ContinuityPlanData, "site">): boolean => hasAny(site);

/** Whether anything of the backups or the finances is recorded. */
export const hasBackupsOrFinances = ({
  backups,
  finances,
}: Pick<ContinuityPlanData, "backups" | "finances">): boolean =>
  hasAny(backups) || hasAny(finances);
