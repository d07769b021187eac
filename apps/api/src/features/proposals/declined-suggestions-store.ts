import type {
  DeclinedSuggestion,
  SuggestionKind,
} from "@holdfast/contract/proposals/declined-suggestion";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { CloneRows } from "../../platform/access/plan-contribution-store";
import type { OrganisationScope } from "../../platform/access/scope";
import { copyingRows } from "../../platform/database/sql/bulk-writes-store";
import type { Queryable } from "../../platform/database/database";
import type { RowRange } from "../../platform/database/sql/row-range";
import { rowOf } from "../../platform/database/sql/row-of";
import { declinedSuggestions as declined } from "./declined-suggestions-table";

const columns = {
  kind: declined.kind,
  suggestion: declined.suggestion,
  planId: declined.planId,
} satisfies Record<keyof DeclinedSuggestion, unknown>;

/** Returns the declined suggestions of an organisation and its plans. */
export const listDeclined = (
  db: Queryable,
  { organisationId }: OrganisationScope,
  page: RowRange,
): Promise<DeclinedSuggestion[]> =>
  db
    .select(columns)
    .from(declined)
    .where(eq(declined.organisationId, organisationId))
    .orderBy(asc(declined.kind), asc(declined.suggestion), asc(declined.planId))
    .limit(page.limit)
    .offset(page.offset);

/** Declines a suggestion; repeating it has no effect. */
export async function insertDeclined(
  tx: Queryable,
  { organisationId }: OrganisationScope,
  suggestion: DeclinedSuggestion,
): Promise<void> {
  await tx
    .insert(declined)
    .values(rowOf(declined, { organisationId, ...suggestion }))
    .onConflictDoNothing();
}

export async function deleteDeclined(
  tx: Queryable,
  { organisationId }: OrganisationScope,
  { planId, kind, suggestion }: DeclinedSuggestion,
): Promise<void> {
  await tx
    .delete(declined)
    .where(
      and(
        eq(declined.organisationId, organisationId),
        planId === null ? isNull(declined.planId) : eq(declined.planId, planId),
        eq(declined.kind, kind),
        eq(declined.suggestion, suggestion),
      ),
    );
}

/** Copies declined suggestions of these kinds into a clone. */
export const cloneDeclined =
  (...kinds: SuggestionKind[]): CloneRows =>
  async (tx, { scope, planId, sourceId }) => {
    await tx.execute(
      copyingRows(
        declined,
        { planId },
        sql`(select x.* from declined_suggestions x
          where x.organisation_id = ${scope.organisationId} and x.plan_id = ${sourceId}
            and x.kind in (${sql.join(
              kinds.map((kind) => sql`${kind}`),
              sql`, `,
            )})) x`,
      ),
    );
  };
