import { readHazardIndex as endpoint } from "@holdfast/contract/industries/hazard-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { Refusal } from "../../platform/refusal";

export const readHazardIndex = route(endpoint, async ({ params }, { riskService }) => {
  const entries = await riskService.hazardIndex(params.code);
  if (!entries) throw new Refusal(NOT_FOUND);
  return [...entries];
});
