import { AREA_ALREADY_RATED } from "@holdfast/contract/impact-analysis/errors";
import {
  listUncriticalAreas as listEndpoint,
  saveUncriticalArea as saveEndpoint,
} from "@holdfast/contract/impact-analysis/strategic/uncritical-area-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { isForeignKeyViolation } from "../../../platform/database/sql/sql-state";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { touchPlan } from "../../plans/public";
import { strategicBiaIdOfArea } from "./strategic-bias-store";
import { insertUncritical, listUncritical } from "./uncritical-areas-store";

export const listUncriticalAreas = route(listEndpoint, ({ scope }, { database }) =>
  listUncritical(database.query, scope),
);

export const saveUncriticalArea = route(saveEndpoint, async ({ params, scope }, services) => {
  const { strategicCriticalAreaId } = params;
  await services.database
    .transaction(async (tx) => {
      await touchPlan(tx, scope, services.clock.now());
      if (await strategicBiaIdOfArea(tx, scope, strategicCriticalAreaId))
        throw new ProblemError(AREA_ALREADY_RATED);
      await insertUncritical(tx, scope, strategicCriticalAreaId);
    })
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? new ProblemError(NOT_FOUND) : error;
    });
});
