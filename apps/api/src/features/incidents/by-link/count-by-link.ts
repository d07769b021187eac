import type { AnswerLink } from "../../answer-links/public";
import type { Origin } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import type { Services } from "../../../platform/services";
import { ALERT_CHANGES_BY_LINK } from "../incident-limits";
import { alertLinks } from "./open-alert";

/** For a route's `before`: counts a wrong token by its address, and a change by its link. */
export async function countByLink(
  call: { readonly body: AnswerLink; readonly origin: Pick<Origin, "address"> },
  services: Services,
): Promise<void> {
  await alertLinks.countWrong(call, services);
  await enforceLimit(services, ALERT_CHANGES_BY_LINK, call.body.id);
}
