import type { PlanScope } from "../../../platform/access/scope";
import type { Transaction } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { emailKeyOf, nameOf, userById } from "../../accounts/public";
import type { IncidentKey } from "../log/log-store";
import { markPresent } from "./responders-store";

/**
 * Records that a person who acts in the workspace is at work in the incident, so that no one is alerted instead. Returns
 * the person's name.
 */
export async function markPersonPresent(
  tx: Transaction,
  { clock }: Pick<Services, "clock">,
  scope: PlanScope,
  key: IncidentKey,
): Promise<string> {
  const user = await userById(tx, scope.userId);
  if (!user) throw new Error("A signed-in person has no row.");
  await markPresent(tx, key, emailKeyOf(user.email), clock.now());
  return nameOf(user);
}
