import { readHazardIndex as endpoint } from "@holdfast/contract/industries/hazard-endpoints";
import { route } from "../../platform/http/route";
import { readIndustryData } from "./read-of-industry";

export const readHazardIndex = route(endpoint, ({ params }, { riskService }) =>
  readIndustryData(riskService, params.code, riskService.hazardIndex),
);
