import { hazardRatings } from "@holdfast/content/hazards/hazard-model";
import { significantExposures } from "@holdfast/content/hazards/significant-exposures";
import type { RiskReportData } from "@holdfast/printables/risk-report/risk-report-data";
import {
  cafeReport,
  sampleAdviser,
  sampleRisk,
} from "@holdfast/printables/test/risk-report-sample";

/** ANZSIC class of cafés and restaurants. */
const CAFES = "4511";

const LIKELIHOODS = [
  ["1 in 100 years", 0.01],
  ["1 in 10 years", 0.1],
  ["Once a year", 1],
  ["Monthly", 12],
] as const;

/** Returns a report of that many risks in that many categories; every third risk will be insured. */
export const reportOf = (count: number, categories = 12): RiskReportData => ({
  ...cafeReport,
  risks: Array.from({ length: count }, (_, at) => {
    const [likelihoodText, likelihoodValue] = LIKELIHOODS[at % 4] ?? LIKELIHOODS[0];
    return sampleRisk({
      name: `Failure of the cold chain in store ${at + 1}`,
      riskCategoryId: 1 + (at % categories),
      riskCategoryName: `Category ${1 + (at % categories)}`,
      likelihoodText,
      likelihoodValue,
      cost: 100 * ((at * 7_919) % 20_000),
      includeInsurance: at % 3 === 0,
    });
  }),
});

/** The hazard ratings of an industry as the product shows them: every category, with reasons and advice. */
const hazardIndex = hazardRatings(CAFES, "Cafes and Restaurants").map(
  ({ category, rating, comment }) => ({ categoryName: category.name, rating, comment }),
);
/** Returns the report with every hazard and exposure of an industry. */
export const withHazards = (data: RiskReportData): RiskReportData => ({
  ...data,
  hazardIndex,
  exposures: significantExposures(CAFES),
});

/** Returns the report of an expired plan with an adviser, all of whose names are as long as they may be. */
export function withLongestNames(data: RiskReportData): RiskReportData {
  const long = (start: string) => `${start} ${"Hunter Valley Coffee ".repeat(10)}`.slice(0, 200);
  return {
    ...data,
    business: { ...data.business, name: long("Business"), tradingName: long("Trading") },
    plan: {
      name: long("Plan"),
      location: { name: long("Location"), address: "", country: null },
      isExpired: true,
      expiryDate: "2026-10-22",
    },
    adviser: {
      ...sampleAdviser,
      firmName: long("Firm"),
      adviserName: long("Adviser"),
      licence: long("Licence"),
    },
  };
}
