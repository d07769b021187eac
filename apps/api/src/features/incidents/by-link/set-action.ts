import { setActionByLink as endpoint } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { lockPlanAlone } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { readAction } from "../actions/actions-store";
import { tickAction } from "../actions/manage-actions";
import { countByLink } from "./count-by-link";
import { isOwnAction } from "./describe-work";
import { openAlert } from "./open-alert";

/** Only actions of the person's teams, and those assigned to the person. */
export const setActionByLink = route(
  endpoint,
  { before: countByLink },
  async ({ body }, services) => {
    const { id, token, actionId, ...tick } = body;
    const link = { id, token };
    const now = services.clock.now();
    const { key } = await openAlert(services.database.query, link, now, tick.deviceAt);
    return services.database.transaction(async (tx) => {
      await lockPlanAlone(tx, key.planId);
      const { responder, teams } = await openAlert(tx, link, now, tick.deviceAt);
      const action = await readAction(tx, key, actionId);
      const isOwn =
        action &&
        isOwnAction(
          action,
          teams.map(({ teamTypeId }) => teamTypeId),
          teams.map(({ responderId }) => responderId),
        );
      if (!isOwn) throw new ProblemError(NOT_FOUND);
      const person = { userId: null, linked: responder };
      return tickAction(tx, services, person, key, action, tick);
    });
  },
);
