import { sql } from "drizzle-orm";
import type { CloneRows } from "../../platform/access/plan-contribution-store";
import { copyingRows } from "../../platform/database/sql/bulk-writes-store";
import { teamContacts } from "./teams-table";

/** Copies the contacts of each team to the clone's team of the same type, which it has from its creation. */
export const cloneTeams: CloneRows = async (tx, { scope, planId, sourceId }) => {
  await tx.execute(
    copyingRows(
      teamContacts,
      { teamId: sql`t.id` },
      sql`teams t
        join teams s on s.organisation_id = t.organisation_id and s.plan_id = ${sourceId}
          and s.team_type_id = t.team_type_id
        join team_contacts x on x.organisation_id = s.organisation_id and x.team_id = s.id
        where t.organisation_id = ${scope.organisationId} and t.plan_id = ${planId}`,
    ),
  );
};
