import type { ApprovedContent, PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { DocumentControl } from "@holdfast/contract/plan-content/plan-version";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { approvedPartOf, hashOf, withoutTeams } from "./content-hash-rules";
import { listHolders, listVersions, readVersion } from "./versions-store";

/** Returns the plan's versions, whether it has changed since the newest, and the holders of copies. */
export async function readControl(
  db: Queryable,
  scope: PlanScope,
  content: PlanContent,
): Promise<DocumentControl> {
  const present = approvedPartOf(content);
  const contentHash = hashOf(present);
  const stored = await listVersions(db, scope);
  const [newest] = stored;
  return {
    contentHash,
    isChanged:
      newest !== undefined &&
      newest.contentHash !== contentHash &&
      (!scope.isExpired || (await isChangedBesidesTeams(db, scope, newest.versionId, present))),
    versions: stored.map(({ contentHash: _hash, ...version }) => version),
    holders: await listHolders(db, scope),
  };
}

/** An expired plan returns no teams, which is no change of them. */
async function isChangedBesidesTeams(
  db: Queryable,
  scope: PlanScope,
  versionId: string,
  content: ApprovedContent,
): Promise<boolean> {
  const version = await readVersion(db, scope, versionId);
  return version !== undefined && hashOf(withoutTeams(version.content)) !== hashOf(content);
}
