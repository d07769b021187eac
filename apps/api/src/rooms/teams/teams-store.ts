import { TEAM_TYPES } from "@holdfast/content/library/team-types";
import type { Queryable } from "../../platform/database/database";
import { teams } from "./teams-table";

/** Every plan has its three teams from the start; called with the plan's own insert. */
export async function createTeams(
  db: Queryable,
  plan: { readonly organisationId: string; readonly planId: string },
  newId: () => string,
): Promise<void> {
  await db
    .insert(teams)
    .values(TEAM_TYPES.map(({ teamTypeId }) => ({ ...plan, id: newId(), teamTypeId })));
}
