import { setDefaultOrganisation as endpoint } from "@holdfast/contract/organisations/organisation-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { moveDefault, readOrganisation } from "./organisations-store";

export const setDefaultOrganisation = route(endpoint, ({ scope }, services) =>
  services.database.transaction(async (tx) => {
    await moveDefault(tx, scope);
    const organisation = await readOrganisation(tx, services, scope);
    if (!organisation) throw new ProblemError(NOT_FOUND);
    return organisation;
  }),
);
