import { isSameText } from "@holdfast/contract/platform/text-rules";
import {
  markedName,
  SHORT_PROPOSED_SUFFIX,
} from "@holdfast/contract/proposals/proposal-mark-rules";
import { withoutProposedMark } from "../document/text/proposed-name";
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

/** Returns what gives a name the short mark if the list, whose names have the long one, has it as unconfirmed. */
export const markedIn =
  (list: readonly { readonly name: string }[]) =>
  (name: string): string =>
    markedName(
      name,
      list.some((entry) => {
        const { name: bare, isProposed } = withoutProposedMark(entry.name);
        return isProposed && isSameText(bare, name);
      }),
      SHORT_PROPOSED_SUFFIX,
    );
