import type { PlanKind } from "@holdfast/contract/plan-content/plan-version";
import {
  downloadLastCopy as endpoint,
  lastCopyFileName,
} from "@holdfast/contract/printing/document-endpoints";
import { NO_COPY } from "@holdfast/contract/printing/errors";
import type { PlanScope } from "../../platform/access/scope";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { newestVersion, readVersion } from "../plan-content/public";
import { openVersion } from "./versions/manage-versions";

/**
 * Names a plan's print, so that a later failure finds it. A print from before the plan expired has its teams: it is not
 * found afterwards.
 */
export const nameOfPrint = ({ planId, isExpired }: PlanScope, kind: PlanKind) =>
  [planId, kind, ...(isExpired ? ["expired"] : [])].join(" ");

/** Returns what the person printed last or the newest approved version; needs no printer. */
export const downloadLastCopy = route(endpoint, async ({ scope, query }, services) => {
  const { kind = "full" } = query;
  const bytes = services.pdfCache.findLast(scope.userId, nameOfPrint(scope, kind));
  if (bytes) return { fileName: lastCopyFileName(kind), bytes };
  const db = services.database.query;
  const newest = await newestVersion(db, scope);
  const version = newest && (await readVersion(db, scope, newest.versionId));
  if (!version) throw new ProblemError(NO_COPY);
  return openVersion(services, version, kind);
});
