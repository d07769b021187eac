import {
  AREA_ALREADY_RATED,
  AREA_IS_NOT_CRITICAL,
} from "@holdfast/contract/impact-analysis/errors";
import {
  NO_SUCH_AREA,
  NO_SUCH_PENALTY,
  type ScaleChoice,
  SELECT_SCALES,
} from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import {
  createStrategicBia as createEndpoint,
  deleteStrategicBia as deleteEndpoint,
  listStrategicBias as listEndpoint,
  updateStrategicBia as updateEndpoint,
} from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import type { PlanScope } from "../../../platform/access/scope";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import { isForeignKeyViolation } from "../../../platform/database/sql/sql-state";
import { listRoute } from "../../../platform/http/list-route";
import { route } from "../../../platform/http/route";
import { ProblemError, fieldError } from "../../../platform/problem-error";
import { touchPlan } from "../../plans/public";
import { listProposalsOfPlan, markProposed } from "../../proposals/public";
import { readArea } from "../../strategic-areas/public";
import { strategicBias } from "../impact-analysis-table";
import { isOneFromEachCategory } from "./scale-choice-rules";
import {
  deleteStrategicBia as deleteRow,
  insertStrategicBia,
  type Rating,
  listStrategicBias as listRows,
  readStrategicBia,
  replaceScales,
  strategicBiaIdOfArea,
  updateStrategicBia as updateRow,
} from "./strategic-bias-store";
import { deleteUncritical, insertUncritical } from "./uncritical-areas-store";

function assertCompleteScales(choices: readonly ScaleChoice[] | undefined) {
  if (choices && !isOneFromEachCategory(choices))
    throw fieldError("disruptionRiskScales", SELECT_SCALES);
}

/** Checks that the penalty is one of the area's category; without a penalty, removes the attachment. */
function withValidPenalty(area: StrategicCriticalArea, rating: Rating): Rating {
  const { penaltyId } = rating;
  if (penaltyId === null) return { ...rating, penaltyAttachment: null };
  const offered = area.category.strategicCriticalAreaCategoryPenalties;
  if (!offered.some(({ penalty }) => penalty.penaltyId === penaltyId))
    throw fieldError("penalty", NO_SUCH_PENALTY);
  return rating;
}

const isProposed = async (tx: Queryable, scope: PlanScope, strategicBiaId: string) =>
  (await listProposalsOfPlan(tx, scope)).some(
    ({ kind, recordId }) => kind === "strategic-bia" && recordId === strategicBiaId,
  );

/** The area was deleted during this call. */
const rethrowAsDeletedArea = (error: unknown) => {
  throw isForeignKeyViolation(error) ? fieldError("strategicCriticalAreaId", NO_SUCH_AREA) : error;
};

export const listStrategicBias = listRoute(listEndpoint, ({ scope }, { database }, page) =>
  listRows(database.query, scope, page),
);

export const createStrategicBia = route(createEndpoint, async ({ body, scope }, services) => {
  const { strategicCriticalAreaId, criticality, disruptionRiskScales, penalty, proposed, ...rest } =
    body;
  assertCompleteScales(disruptionRiskScales);
  return services.database
    .transaction(async (tx) => {
      const now = services.clock.now();
      await touchPlan(tx, scope, now);
      const area = await readArea(tx, scope, strategicCriticalAreaId);
      if (!area) throw fieldError("strategicCriticalAreaId", NO_SUCH_AREA);
      const earlierId = await strategicBiaIdOfArea(tx, scope, strategicCriticalAreaId);
      const id = earlierId ?? services.newId();
      if (criticality === undefined) {
        if (!earlierId) throw new ProblemError(AREA_IS_NOT_CRITICAL);
      } else {
        const { organisationId, planId } = scope;
        const input = rowOf(strategicBias, { ...rest, criticality, penaltyId: penalty });
        const rating = withValidPenalty(area, input);
        const keys = { organisationId, id, planId, strategicCriticalAreaId, createdAt: now };
        if (earlierId || !(await insertStrategicBia(tx, { ...keys, ...rating })))
          throw new ProblemError(AREA_ALREADY_RATED);
        await deleteUncritical(tx, scope, strategicCriticalAreaId);
      }
      if (disruptionRiskScales) await replaceScales(tx, scope, id, disruptionRiskScales);
      if (proposed === true) await markProposed(tx, scope, "strategic-bia", [id]);
      const saved = await readStrategicBia(tx, scope, id);
      if (!saved) throw new ProblemError(NOT_FOUND);
      return saved;
    })
    .catch(rethrowAsDeletedArea);
});

export const updateStrategicBia = route(
  updateEndpoint,
  async ({ body, params, scope }, services) => {
    const { disruptionRiskScales, penalty, proposed, ...changes } = body;
    assertCompleteScales(disruptionRiskScales);
    return services.database.transaction(async (tx) => {
      // Locks the plan's row, so that the later of two concurrent changes sees the earlier.
      await touchPlan(tx, scope, services.clock.now());
      const earlier = await readStrategicBia(tx, scope, params.strategicBiaId);
      if (!earlier) throw new ProblemError(NOT_FOUND);
      const { criticality, criticalPeriods, penaltyAttachment, notes } = earlier;
      const penaltyId = penalty === undefined ? (earlier.penalty?.penaltyId ?? null) : penalty;
      const before = { criticality, criticalPeriods, penaltyAttachment, notes };
      const rating = rowOf(strategicBias, { ...before, ...changes, penaltyId });
      const valid = withValidPenalty(earlier.strategicCriticalArea, rating);
      // Editing only the rating does not confirm proposed scales.
      const staysProposed =
        !disruptionRiskScales &&
        earlier.strategicBiaDrsList.length > 0 &&
        (await isProposed(tx, scope, params.strategicBiaId));
      await updateRow(tx, scope, params.strategicBiaId, valid);
      if (disruptionRiskScales)
        await replaceScales(tx, scope, params.strategicBiaId, disruptionRiskScales);
      // Saving a form again with an already accepted suggestion does not mark it as proposed again.
      const isTaken =
        proposed === true &&
        (disruptionRiskScales !== undefined || valid.criticality !== earlier.criticality);
      if (isTaken || staysProposed)
        await markProposed(tx, scope, "strategic-bia", [params.strategicBiaId]);
      const saved = await readStrategicBia(tx, scope, params.strategicBiaId);
      if (!saved) throw new ProblemError(NOT_FOUND);
      return saved;
    });
  },
);

/** Deletes a rating and marks its area as not critical. */
export const deleteStrategicBia = route(
  deleteEndpoint,
  async ({ params, scope, origin }, services) => {
    await services.database.transaction(async (tx) => {
      await touchPlan(tx, scope, services.clock.now());
      const areaId = await deleteRow(tx, scope, params.strategicBiaId);
      if (areaId === undefined) throw new ProblemError(NOT_FOUND);
      await insertUncritical(tx, scope, areaId);
      await recordEvent(tx, services, {
        action: "impact-analysis.strategic-bia-deleted",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        subject: params.strategicBiaId,
        detail: { planId: scope.planId },
        address: origin.address,
      });
    });
  },
);
