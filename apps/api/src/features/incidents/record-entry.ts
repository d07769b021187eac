import type { LogKind } from "@holdfast/contract/incidents/incident";
import type { PlanScope } from "../../platform/access/scope";
import type { Transaction } from "../../platform/database/database";
import { refuseFullIncidentList } from "../../platform/limits/row-limits-store";
import type { Services } from "../../platform/services";
import { nameOfUser } from "../accounts/public";
import { appendEntries, type IncidentKey } from "./log-store";

/** Writes what a person did in the log. Returns the person's name. */
export async function writeLog(
  tx: Transaction,
  services: Pick<Services, "clock" | "newId" | "config">,
  scope: PlanScope,
  key: IncidentKey,
  entry: { readonly kind: LogKind; readonly text: string },
): Promise<string> {
  await refuseFullIncidentList(tx, services, "incidentEntries", key);
  const now = services.clock.now();
  const authorName = await nameOfUser(tx, scope.userId);
  const author = { authorUserId: scope.userId, authorName };
  await appendEntries(
    tx,
    key,
    [{ ...entry, ...author, entryId: services.newId(), deviceAt: now }],
    now,
  );
  return authorName;
}
