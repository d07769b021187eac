import type {
  HazardIndexEntry,
  RiskExposure,
} from "@holdfast/contract/industries/hazard-endpoints";
import type { Industry } from "@holdfast/contract/industries/industry-endpoints";

export type IndustrySearch = {
  readonly words: string;
  /** How many rows a page holds. */
  readonly pageSize: number;
  /** The first page is 1. */
  readonly page: number;
};

export type IndustryPage = { readonly industries: readonly Industry[]; readonly hasNext: boolean };

/** The port for industries and their exposures. */
export type RiskService = {
  searchIndustries(search: IndustrySearch): Promise<IndustryPage>;
  /** By code, or by alias of a class or a trading name. */
  findIndustry(aliasOrCode: string): Promise<Industry | undefined>;
  /** Undefined if nothing is known about the industry. */
  hazardIndex(aliasOrCode: string): Promise<readonly HazardIndexEntry[] | undefined>;
  significantExposures(aliasOrCode: string): Promise<readonly RiskExposure[] | undefined>;
};
