import { isSameText } from "@holdfast/contract/platform/text-rules";
import {
  markedName,
  SHORT_PROPOSED_SUFFIX,
} from "@holdfast/contract/proposals/proposal-mark-rules";
import type { ContinuityPlanData } from "./plan-data";

/* Other parts of the plan name units, areas and systems without saying whether they are confirmed. */

/** Returns the name of a business unit with a short mark if the unit or its times are unconfirmed. */
export const markedUnit = (
  { supportingUnits }: Pick<ContinuityPlanData, "supportingUnits">,
  name: string,
  mark = SHORT_PROPOSED_SUFFIX,
): string =>
  markedName(
    name,
    supportingUnits.some((unit) => unit.isProposed === true && isSameText(unit.name, name)),
    mark,
  );

/** Returns what gives a name the short mark if the list has it as unconfirmed. */
export const markedIn =
  (list: readonly { readonly name: string; readonly isProposed: boolean }[]) =>
  (name: string): string =>
    markedName(
      name,
      list.some((entry) => entry.isProposed && isSameText(entry.name, name)),
      SHORT_PROPOSED_SUFFIX,
    );
