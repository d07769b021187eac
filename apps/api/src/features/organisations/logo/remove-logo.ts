import { removeLogo as endpoint } from "@holdfast/contract/organisations/logo-endpoints";
import { recordEvent } from "../../../platform/audit/audit-store";
import { removeImage } from "../../../platform/files/store-image";
import { route } from "../../../platform/http/route";
import { replaceLogo } from "../organisations-store";

/** Removes the logo. Does nothing if there is none. */
export const removeLogo = route(endpoint, ({ scope, origin }, services) =>
  removeImage(services, async (tx, logoFileId) => {
    const previous = await replaceLogo(tx, scope, { logoFileId, updatedAt: services.clock.now() });
    if (previous)
      await recordEvent(tx, services, {
        action: "organisations.logo-removed",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        address: origin.address,
      });
    return previous;
  }),
);
