import { fullName } from "@holdfast/contract/platform/text-rules";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { type CountryServices, listSites } from "../organisations/public";
import { readDetails } from "../recovery-details/public";
import { listTeams } from "../teams/public";
import type { QuestionFacts } from "./monthly-question-rules";

/** Reads the data of a plan that questions use. */
export async function readQuestionFacts(
  db: Queryable,
  services: CountryServices,
  scope: PlanScope,
): Promise<QuestionFacts> {
  const teams = await listTeams(db, scope);
  return {
    assemblyPoint: (await readDetails(db, scope)).assemblyPoint ?? "",
    recoverySites: (await listSites(db, services, scope)).map(({ name }) => name),
    teams: teams.map(({ teamType: { teamTypeId }, teamContacts }) => {
      const named = (isPrimary: boolean) =>
        teamContacts
          .filter(({ designation }) => (designation === "Primary") === isPrimary)
          .map(({ contact }) => fullName(contact));
      return { teamTypeId, primaries: named(true), others: named(false) };
    }),
  };
}
