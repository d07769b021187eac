import {
  STRATEGIC_CRITICAL_AREA_CATEGORIES,
  strategicCriticalAreaCategoryById,
} from "@holdfast/content/library/strategic-critical-area-categories";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import {
  SELECT_CATEGORY,
  type StrategicCriticalAreaChanges,
} from "@holdfast/contract/strategic-areas/strategic-critical-area";
import {
  createStrategicCriticalArea as createEndpoint,
  deleteStrategicCriticalArea as deleteEndpoint,
  listStrategicCriticalAreaCategories as categoriesEndpoint,
  listStrategicCriticalAreas as listEndpoint,
  updateStrategicCriticalArea as updateEndpoint,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { recordEvent } from "../../platform/audit/audit-store";
import { listRoute } from "../../platform/http/list-route";
import { refuseFullList } from "../../platform/limits/row-limits-store";
import { route } from "../../platform/http/route";
import { ProblemError, fieldError } from "../../platform/problem-error";
import { deleteArea, insertArea, listAreas, updateArea } from "./strategic-critical-areas-store";

/** Checked here because the content library knows the categories and the contract does not. */
function refuseUnknownCategory({
  strategicCriticalAreaCategoryId: id,
}: StrategicCriticalAreaChanges) {
  if (id !== undefined && !strategicCriticalAreaCategoryById(id))
    throw fieldError("strategicCriticalAreaCategoryId", SELECT_CATEGORY);
}

export const listStrategicCriticalAreaCategories = route(categoriesEndpoint, async () =>
  STRATEGIC_CRITICAL_AREA_CATEGORIES.map((category) => ({
    ...category,
    strategicCriticalAreaCategoryPenalties: [...category.strategicCriticalAreaCategoryPenalties],
  })),
);

export const listStrategicCriticalAreas = listRoute(listEndpoint, ({ scope }, { database }, part) =>
  listAreas(database.query, scope, part),
);

export const createStrategicCriticalArea = route(
  createEndpoint,
  async ({ body, scope }, services) => {
    refuseUnknownCategory(body);
    return services.database.transaction(async (tx) => {
      await refuseFullList(tx, services, "strategicAreas", scope);
      return insertArea(tx, services, scope, body);
    });
  },
);

export const updateStrategicCriticalArea = route(
  updateEndpoint,
  async ({ body, params, scope }, { database }) => {
    refuseUnknownCategory(body);
    const area = await database.transaction((tx) =>
      updateArea(tx, scope, params.strategicCriticalAreaId, body),
    );
    if (!area) throw new ProblemError(NOT_FOUND);
    return area;
  },
);

export const deleteStrategicCriticalArea = route(
  deleteEndpoint,
  ({ params, scope, origin }, services) =>
    services.database.transaction(async (tx) => {
      if (!(await deleteArea(tx, scope, params.strategicCriticalAreaId)))
        throw new ProblemError(NOT_FOUND);
      await recordEvent(tx, services, {
        action: "strategic-areas.area-deleted",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        subject: params.strategicCriticalAreaId,
        address: origin.address,
      });
    }),
);
