import { updateOrganisation as endpoint } from "@holdfast/contract/organisations/organisation-endpoints";
import { NOT_ALLOWED, NOT_FOUND, ORGANISATION_ARCHIVED } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { changeRow } from "../history/public";
import { checkIndustry } from "./create-organisation";
import { mayArchive } from "./organisation-access-store";
import { readOrganisation, updateOrganisation as updateRow } from "./organisations-store";

/** Updates an organisation. An archived one accepts no other change, unless the same call unarchives it. */
export const updateOrganisation = route(
  endpoint,
  { before: ({ body }, services) => checkIndustry(services, body.industryCode) },
  async (call, services) => {
    const { scope, origin } = call;
    const { IsArchived, isArchived = IsArchived, ...profile } = call.body;
    return services.database.transaction(async (tx) => {
      // The write check has locked the organisation, so this role cannot change until the transaction ends.
      if (isArchived !== undefined && !(await mayArchive(tx, scope)))
        throw new ProblemError(NOT_ALLOWED);
      const before = await readOrganisation(tx, services, scope);
      if (before?.isArchived && (isArchived ?? true) && Object.keys(profile).length > 0)
        throw new ProblemError(ORGANISATION_ARCHIVED);
      const update = async (changes: { readonly isArchived?: boolean } & typeof profile) => {
        await updateRow(tx, scope, { ...changes, updatedAt: services.clock.now() });
        return true;
      };
      const changed = await changeRow(tx, services, call, {
        action: "organisations.info-changed",
        id: scope.organisationId,
        nameOf: ({ name }) => name,
        read: () => readOrganisation(tx, services, scope),
        update: () => update(profile),
      });
      if (isArchived === undefined) return changed;
      await update({ isArchived });
      await recordEvent(tx, services, {
        action: isArchived ? "organisations.archived" : "organisations.unarchived",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        address: origin.address,
      });
      const organisation = await readOrganisation(tx, services, scope);
      if (!organisation) throw new ProblemError(NOT_FOUND);
      return organisation;
    });
  },
);
