import {
  STRATEGIC_CRITICAL_AREA_CATEGORIES,
  strategicCriticalAreaCategoryById,
} from "@holdfast/content/library/impact/strategic-critical-area-categories";
import {
  SELECT_CATEGORY,
  type StrategicCriticalAreaChanges,
} from "@holdfast/contract/strategic-areas/strategic-critical-area";
import {
  createStrategicCriticalArea as createEndpoint,
  deleteStrategicCriticalArea as deleteEndpoint,
  deleteStrategicCriticalAreas as deleteSeveralEndpoint,
  listStrategicCriticalAreaCategories as categoriesEndpoint,
  listStrategicCriticalAreas as listEndpoint,
  updateStrategicCriticalArea as updateEndpoint,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import type { DeletableList } from "../../platform/deletion/deletable-list";
import { deletesRecords, deletesRecord } from "../../platform/deletion/handle-deletions";
import { listRoute } from "../../platform/http/list-route";
import { assertListNotFull } from "../../platform/limits/row-limits-store";
import { route } from "../../platform/http/route";
import { fieldError } from "../../platform/problem-error";
import { changeRow, recordChange } from "../history/public";
import { markProposed } from "../proposals/public";
import { insertArea, listAreas, readArea, updateArea } from "./strategic-critical-areas-store";

/** Checked here because the content library knows the categories and the contract does not. */
function assertKnownCategory({
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

export const listStrategicCriticalAreas = listRoute(listEndpoint, ({ scope }, { database }, page) =>
  listAreas(database.query, scope, page),
);

export const createStrategicCriticalArea = route(
  createEndpoint,
  async ({ body, scope, origin }, services) => {
    const { proposed, ...entered } = body;
    assertKnownCategory(entered);
    return services.database.transaction(async (tx) => {
      await assertListNotFull(tx, services, "strategicAreas", scope);
      const area = await insertArea(tx, services, scope, entered);
      if (proposed === true)
        await markProposed(tx, scope, "strategic-critical-area", [area.strategicCriticalAreaId]);
      await recordChange(
        tx,
        services,
        { scope, origin },
        {
          action: "strategic-areas.area-added",
          id: area.strategicCriticalAreaId,
          name: entered.name,
        },
      );
      return area;
    });
  },
);

export const updateStrategicCriticalArea = route(updateEndpoint, async (call, services) => {
  const { body, params, scope } = call;
  assertKnownCategory(body);
  const id = params.strategicCriticalAreaId;
  return services.database.transaction((tx) =>
    changeRow(tx, services, call, {
      action: "strategic-areas.area-changed",
      id,
      nameOf: ({ name }) => name,
      read: () => readArea(tx, scope, id),
      update: () => updateArea(tx, scope, id, body, call.ifMatch),
    }),
  );
});

const AREAS: DeletableList = {
  list: "strategicAreas",
  table: "strategic_critical_areas",
  event: "strategic-areas.area",
  nameOf: ({ name }) => String(name),
};

export const deleteStrategicCriticalArea = route(
  deleteEndpoint,
  deletesRecord(AREAS, "strategicCriticalAreaId"),
);

export const deleteStrategicCriticalAreas = route(deleteSeveralEndpoint, deletesRecords(AREAS));
