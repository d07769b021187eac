import { hazardRatings } from "@holdfast/content/hazards/hazard-model";
import { significantExposures } from "@holdfast/content/hazards/significant-exposures";
import { industryByCodeOrAlias } from "@holdfast/content/industries/industries";
import { searchIndustries } from "@holdfast/content/industries/search-industries";
import type { RiskService } from "./risk-service";

/** The default: ANZSIC 2006 and our own indicative model, in this process. */
export const embeddedRiskService: RiskService = {
  async searchIndustries({ words, page, pageSize }) {
    // One more than the page size shows whether there is a next page.
    const found = searchIndustries(words, { limit: pageSize + 1, offset: (page - 1) * pageSize });
    return { industries: found.slice(0, pageSize), hasNext: found.length > pageSize };
  },
  async findIndustry(aliasOrCode) {
    return industryByCodeOrAlias(aliasOrCode);
  },
  async hazardIndex(aliasOrCode) {
    const industry = industryByCodeOrAlias(aliasOrCode);
    return (
      industry &&
      hazardRatings(industry.code, industry.name).map(({ category, rating, comment }) => ({
        categoryName: category.name,
        rating,
        comment,
      }))
    );
  },
  async significantExposures(aliasOrCode) {
    const industry = industryByCodeOrAlias(aliasOrCode);
    return industry && significantExposures(industry.code);
  },
};
