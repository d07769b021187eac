import { mtpdOptionById } from "@holdfast/content/library/mtpd-options";
import { SELECT_MTPD, setMtpd as endpoint } from "@holdfast/contract/impact-analysis/set-mtpd";
import { allFieldsUsed } from "../../platform/database/row-of";
import { route } from "../../platform/http/route";
import { fieldError } from "../../platform/problem-error";
import { updatePlan } from "../plans/public";

export const setMtpd = route(endpoint, async ({ body, scope }, { database, clock }) => {
  allFieldsUsed(body, ["mtpdId"]);
  const option = mtpdOptionById(body.mtpdId);
  if (!option) throw fieldError("mtpdId", SELECT_MTPD);
  const { mtpdId, name, value } = option;
  await database.transaction((tx) => updatePlan(tx, scope, { mtpdId }, clock.now()));
  return { mtpdId, name, value };
});
