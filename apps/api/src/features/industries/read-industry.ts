import { readIndustry as endpoint } from "@holdfast/contract/industries/industry-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";

export const readIndustry = route(endpoint, async ({ params }, { riskService }) => {
  const industry = await riskService.findIndustry(params.aliasOrCode);
  if (!industry) throw new ProblemError(NOT_FOUND);
  return industry;
});
