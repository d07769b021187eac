import type {
  HazardIndexEntry,
  RiskExposure,
} from "@holdfast/contract/industries/hazard-endpoints";
import type { Industry } from "@holdfast/contract/industries/industry-endpoints";

export type IndustrySearch = {
  readonly words: string;
  /** How many one page holds. */
  readonly pageSize: number;
  /** From 1. */
  readonly page: number;
};

export type IndustryPage = { readonly industries: readonly Industry[]; readonly hasNext: boolean };

/** The port for what is known of industries and what they are exposed to. */
export type RiskService = {
  searchIndustries(search: IndustrySearch): Promise<IndustryPage>;
  /** By code, or by alias of a class or a trading name. */
  findIndustry(aliasOrCode: string): Promise<Industry | undefined>;
  /** Undefined where nothing is known of it. */
  hazardIndex(aliasOrCode: string): Promise<readonly HazardIndexEntry[] | undefined>;
  significantExposures(aliasOrCode: string): Promise<readonly RiskExposure[] | undefined>;
};
