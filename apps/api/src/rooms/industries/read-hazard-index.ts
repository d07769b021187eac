import { readHazardIndex as endpoint } from "@holdfast/contract/industries/hazard-endpoints";
import { route } from "../../platform/http/route";
import { knownOfIndustry } from "./known-of-industry";

export const readHazardIndex = route(endpoint, ({ params }, { riskService }) =>
  knownOfIndustry(riskService, params.code, riskService.hazardIndex),
);
