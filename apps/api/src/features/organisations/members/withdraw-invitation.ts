import { withdrawInvitation as endpoint } from "@holdfast/contract/organisations/member-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { deleteInvitation, emailKeyOf } from "../../accounts/public";

/** Withdraws a pending invitation of any sender. */
export const withdrawInvitation = route(endpoint, ({ body, scope, origin }, services) =>
  services.database.transaction(async (tx) => {
    const withdrawn = await deleteInvitation(tx, scope, emailKeyOf(body.email));
    if (!withdrawn) throw new ProblemError(NOT_FOUND);
    await recordEvent(tx, services, {
      action: "organisations.invitation-withdrawn",
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: withdrawn.id,
      detail: withdrawn.role ? { role: withdrawn.role } : {},
      address: origin.address,
    });
  }),
);
