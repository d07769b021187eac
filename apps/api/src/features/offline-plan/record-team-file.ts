import { teamNameOf } from "@holdfast/content/library/response/team-types";
import { recordTeamFile as endpoint } from "@holdfast/contract/offline-plan/record-team-file";
import { recordEvent } from "../../platform/audit/audit-store";
import { route } from "../../platform/http/route";

/** The file is created in the browser, so only the browser knows that it was saved. */
export const recordTeamFile = route(endpoint, ({ body, scope, origin }, services) =>
  services.database.transaction(async (tx) => {
    await recordEvent(tx, services, {
      action: "plans.team-file-saved",
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: scope.planId,
      detail: { name: teamNameOf(body.teamTypeId) },
      address: origin.address,
    });
  }),
);
