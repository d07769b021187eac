import { riskCategoryById } from "@holdfast/content/library/risks/risk-categories";
import {
  listRuledOutCategories as listEndpoint,
  saveRuledOutCategory as saveEndpoint,
} from "@holdfast/contract/risks/categories/ruled-out-category-endpoints";
import { CATEGORY_HAS_RISKS } from "@holdfast/contract/risks/errors";
import { CATEGORY_MISSING } from "@holdfast/contract/risks/register/risk";
import { route } from "../../../platform/http/route";
import { fieldError, ProblemError } from "../../../platform/problem-error";
import { touchPlanRisks } from "../../plans/public";
import { deleteRuledOut, insertRuledOut, listRuledOut } from "./ruled-out-categories-store";

export const listRuledOutCategories = route(listEndpoint, ({ scope }, { database }) =>
  listRuledOut(database.query, scope),
);

/** The report lists these categories, so an accepted one is then out of date. */
export const saveRuledOutCategory = route(saveEndpoint, ({ body, scope }, services) => {
  const { riskCategoryId, isRuledOut } = body;
  if (!riskCategoryById(riskCategoryId)) throw fieldError("riskCategoryId", CATEGORY_MISSING);
  return services.database.transaction(async (tx) => {
    await touchPlanRisks(tx, scope, services.clock.now());
    if (!isRuledOut) await deleteRuledOut(tx, scope, riskCategoryId);
    else await insertRuledOut(tx, scope, riskCategoryId);
    const listed = await listRuledOut(tx, scope);
    if (isRuledOut && !listed.includes(riskCategoryId)) throw new ProblemError(CATEGORY_HAS_RISKS);
    return listed;
  });
});
