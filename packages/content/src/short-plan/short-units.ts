import { recoveryTimeLabel } from "@holdfast/contract/impact-analysis/recovery-time-rules";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanUnit } from "@holdfast/contract/plan-content/plan-unit";
import type { ShortUnit } from "@holdfast/contract/plan-content/short-plan";
import { mtpdText } from "../plan-text/mtpd-text";
import { inOrderOfRecovery } from "@holdfast/contract/impact-analysis/order-of-recovery-rules";
import { personOf, recoveryText } from "../plan-text/plan-lookups";
import { calleeOf } from "./callee";
import { unitCalls } from "./unit-calls";

/** Returns how each business unit comes back, in the order in which they must. Pure. */
export const shortUnits = (content: PlanContent): readonly ShortUnit[] =>
  inOrderOfRecovery(content.units).map((unit) => {
    const leader = personOf(content, unit.leaderContactId);
    const { recovery } = unit;
    return {
      departmentId: unit.departmentId,
      name: unit.name,
      isProposed: unit.isProposed,
      limit: limitText(unit, content),
      leader: leader ? calleeOf(leader) : null,
      where: recovery && {
        text: recoveryText(content, recovery),
        isProposed: recovery.isProposed,
        comments: recovery.comments,
      },
      minimumService: unit.minimumService,
      firstSteps: unit.firstSteps,
      workaround: unit.workaround,
      calls: [...unitCalls(content, unit)],
    };
  });

/** Returns when a unit must be back; null until it is set. */
function limitText(
  { rtoDays }: Pick<PlanUnit, "rtoDays">,
  { plan: { mtpd } }: PlanContent,
): string | null {
  if (rtoDays === null) return null;
  if (rtoDays === 0) return "the same day";
  return recoveryTimeLabel(rtoDays, mtpd && { value: mtpd.days, name: mtpdText({ mtpd }) });
}
