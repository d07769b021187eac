import { sql } from "drizzle-orm";
import {
  countOf,
  factsOf,
  isOfPlan,
  type PlanContribution,
  refersTo,
  share,
} from "../../platform/access/plan-contribution-store";
import { createTeams } from "./teams-store";
import { cloneTeams } from "./cloned-teams-store";

type Fact = "teamsWithPrimaryAndAlternative";

export const teamContribution: PlanContribution<Fact> = {
  facts: factsOf<Fact>({
    teamsWithPrimaryAndAlternative: share(
      countOf(sql`teams x where ${isOfPlan} and (
        select count(distinct c.designation) from team_contacts c
        where c.organisation_id = x.organisation_id and c.team_id = x.id) = 2`),
      countOf(sql`teams x where ${isOfPlan}`),
    ),
  }),
  references: {
    contact: (ids) =>
      refersTo(
        sql`from teams x
          join team_contacts m on m.organisation_id = x.organisation_id and m.team_id = x.id`,
        sql`m.contact_id`,
        ids,
      ),
  },
  create: createTeams,
  clone: { teams: cloneTeams },
};
