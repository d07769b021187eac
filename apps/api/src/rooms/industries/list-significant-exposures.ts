import { listSignificantExposures as endpoint } from "@holdfast/contract/industries/hazard-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { Refusal } from "../../platform/refusal";

export const listSignificantExposures = route(endpoint, async ({ params }, { riskService }) => {
  const exposures = await riskService.significantExposures(params.code);
  if (!exposures) throw new Refusal(NOT_FOUND);
  return [...exposures];
});
