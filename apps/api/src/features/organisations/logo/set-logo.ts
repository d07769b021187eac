import { setLogo as endpoint } from "@holdfast/contract/organisations/logo-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import { storeImage } from "../../../platform/files/store-image";
import { route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import { LOGO_SIZE } from "./logo-rules";
import { LOGOS_BY_ACCOUNT } from "./logo-limits";
import { readOrganisation, replaceLogo } from "../organisations-store";

/** Sets the logo of the sidebar, the overview and the documents. */
export const setLogo = route(endpoint, async ({ scope, upload, origin }, services) => {
  await enforceLimit(services, LOGOS_BY_ACCOUNT, scope.userId);
  const image = { field: endpoint.upload.field, bytes: upload.bytes, size: LOGO_SIZE };
  await storeImage(services, image, async (tx, logoFileId) => {
    await recordEvent(tx, services, {
      action: "organisations.logo-set",
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      address: origin.address,
    });
    return replaceLogo(tx, scope, { logoFileId, updatedAt: services.clock.now() });
  });
  const organisation = await readOrganisation(services.database.query, services, scope);
  if (!organisation) throw new ProblemError(NOT_FOUND);
  return organisation;
});
