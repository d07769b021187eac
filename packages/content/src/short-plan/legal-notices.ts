import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { ShortNotice } from "@holdfast/contract/plan-content/short-plan";
import { isOfContract } from "../library/response/notification-duties";
import { typographic } from "../plan-text/text-filling";

/** Characters of each part of a notice; the full plan has it in full. */
const MOST = { event: 110, tell: 60, how: 90, deadline: 100 } as const;

/** Such as a turnover; of sectors, only those of the business are in the plan. */
const HAS_LIMIT = /\d/u;

/**
 * Returns whom by law to inform, of what and when, where the business is. A limit, such as a turnover, is said once for
 * notices that follow each other. What contracts ask for is in the call list. Pure.
 */
export const legalNotices = ({ duties }: Pick<PlanContent, "duties">): readonly ShortNotice[] =>
  duties
    .filter((duty) => !isOfContract(duty))
    .map(({ dutyId, event, appliesTo, tell, how, deadline, isConfirmed }, at, all) => ({
      dutyId,
      event: firstSentences(event, MOST.event),
      appliesTo:
        HAS_LIMIT.test(appliesTo) && all[at - 1]?.appliesTo !== appliesTo
          ? firstClause(appliesTo)
          : null,
      tell: firstSentences(tell, MOST.tell),
      how: [firstSentences(how, MOST.how), isConfirmed ? "" : "Check before you rely on it."]
        .filter(Boolean)
        .join(" "),
      deadline: firstSentences(deadline, MOST.deadline),
    }));

/** Returns the first sentence, and those after it that fit. */
function firstSentences(text: string, most: number): string {
  const [first = "", ...others] = text.split(/(?<=[.!?]) (?=\p{Lu})/u);
  let shown = first;
  for (const sentence of others) {
    if (shown.length + 1 + sentence.length > most) break;
    shown = `${shown} ${sentence}`;
  }
  return typographic(shown);
}

/** Returns a sentence without what follows a colon, a semicolon or a bracket. */
const firstClause = (text: string) => typographic(text.split(/ \(|[:;.]/u, 1)[0] ?? "");
