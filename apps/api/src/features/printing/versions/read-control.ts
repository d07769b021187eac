import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { contentOf, hashOf, type PlanContent, withoutTeams } from "./plan-content-rules";
import { listHolders, listVersions, readVersion } from "./versions-store";

/** Adds the plan's versions, whether it has changed since the newest, and the holders of copies. */
export async function withControl(
  db: Queryable,
  scope: PlanScope,
  document: Omit<PlanDocument, "control">,
): Promise<PlanDocument> {
  const content = contentOf(document);
  const contentHash = hashOf(content);
  const stored = await listVersions(db, scope);
  const [newest] = stored;
  return {
    ...document,
    control: {
      contentHash,
      isChanged:
        newest !== undefined &&
        newest.contentHash !== contentHash &&
        (!scope.isExpired || (await isChangedBesidesTeams(db, scope, newest.versionId, content))),
      versions: stored.map(({ contentHash: _hash, ...version }) => version),
      holders: await listHolders(db, scope),
    },
  };
}

/** An expired plan returns no teams, which is no change of them. */
async function isChangedBesidesTeams(
  db: Queryable,
  scope: PlanScope,
  versionId: string,
  content: PlanContent,
): Promise<boolean> {
  const version = await readVersion(db, scope, versionId);
  return version !== undefined && hashOf(withoutTeams(version.content)) !== hashOf(content);
}
