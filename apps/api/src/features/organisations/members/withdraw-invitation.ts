import { withdrawInvitation as endpoint } from "@holdfast/contract/organisations/member-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { OrganisationScope } from "../../../platform/access/scope";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import { type Origin, route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { deleteInvitation, emailKeyOf } from "../../accounts/public";

type Removal = {
  readonly scope: OrganisationScope;
  readonly email: string;
  readonly origin: Origin;
};

/** Deletes a pending invitation of any sender and returns it. @throws ProblemError 404 if that address has none. */
export async function removeInvitation(
  tx: Queryable,
  services: Services,
  { scope, email, origin }: Removal,
) {
  const withdrawn = await deleteInvitation(tx, scope, emailKeyOf(email));
  if (!withdrawn) throw new ProblemError(NOT_FOUND);
  await recordEvent(tx, services, {
    action: "organisations.invitation-withdrawn",
    actorUserId: scope.userId,
    organisationId: scope.organisationId,
    subject: withdrawn.id,
    detail: withdrawn.role ? { role: withdrawn.role } : {},
    address: origin.address,
  });
  return withdrawn;
}

export const withdrawInvitation = route(endpoint, async ({ body, scope, origin }, services) => {
  await services.database.transaction((tx) =>
    removeInvitation(tx, services, { scope, email: body.email, origin }),
  );
});
