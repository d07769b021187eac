import { readOrganisation as endpoint } from "@holdfast/contract/organisations/organisation-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { readOrganisation as readRow } from "./organisations-store";

export const readOrganisation = route(endpoint, async ({ scope }, services) => {
  const organisation = await readRow(services.database.query, services, scope);
  if (!organisation) throw new ProblemError(NOT_FOUND);
  return organisation;
});
