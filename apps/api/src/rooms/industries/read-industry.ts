import { industryByCodeOrAlias } from "@holdfast/content/industries/industries";
import { readIndustry as endpoint } from "@holdfast/contract/industries/industry-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { Refusal } from "../../platform/refusal";

export const readIndustry = route(endpoint, ({ params }) => {
  const industry = industryByCodeOrAlias(params.aliasOrCode);
  return industry ? Promise.resolve(industry) : Promise.reject(new Refusal(NOT_FOUND));
});
