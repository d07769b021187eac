import { mtpdOptionById } from "@holdfast/content/library/impact/mtpd-options";
import { SELECT_MTPD, setMtpd as endpoint } from "@holdfast/contract/impact-analysis/set-mtpd";
import { allFieldsUsed } from "../../platform/database/sql/row-of";
import { route } from "../../platform/http/route";
import { fieldError } from "../../platform/problem-error";
import { updatePlan } from "../plans/public";
import { markProposed } from "../proposals/public";
import { shortenProposedTimes } from "./tactical/proposed-times-store";
import { listTacticalBias } from "./tactical/tactical-bias-store";

export const setMtpd = route(endpoint, async ({ body, scope }, { database, clock }) => {
  allFieldsUsed(body, ["mtpdId", "proposed"]);
  const option = mtpdOptionById(body.mtpdId);
  if (!option) throw fieldError("mtpdId", SELECT_MTPD);
  const { mtpdId, name, value } = option;
  const times = await database.transaction(async (tx) => {
    await updatePlan(tx, scope, { mtpdId }, clock.now());
    // The update's trigger has already removed any earlier mark.
    if (body.proposed === true) await markProposed(tx, scope, "mtpd", [scope.planId]);
    await shortenProposedTimes(tx, scope, value);
    return listTacticalBias(tx, { ...scope, mtpdId });
  });
  const cappedUnits = times.filter(({ isCapped }) => isCapped).map((row) => row.departmentName);
  return { mtpdId, name, value, cappedUnits };
});
