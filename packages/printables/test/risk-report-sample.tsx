import { annualisedValue } from "@holdfast/contract/risks/annualised-value-rules";
import type { Adviser } from "@holdfast/contract/clients/adviser";
import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import type { RiskReportData } from "../src/risk-report/risk-report-data";

/** Returns a risk with its annualised value. Only for tests. */
export const sampleRisk = (overrides: Partial<Risk> = {}): Risk => {
  const risk: Risk = {
    riskId: "01890000-0000-7000-8000-000000000001",
    riskPresetId: null,
    name: "Fire in the kitchen",
    description: null,
    riskCategoryId: 2,
    riskCategoryName: "Premises and Property",
    likelihoodId: 4,
    likelihoodPresetId: 4,
    likelihoodText: "1 in 100 years",
    likelihoodValue: 0.01,
    cost: 450_000,
    annualisedValue: 0,
    mitigationStrategyIds: [3, 4],
    mitigationStrategies: [
      { mitigationStrategyId: 3, name: "Reduce Impact" },
      { mitigationStrategyId: 4, name: "Transfer" },
    ],
    includeInsurance: true,
    mitigationProcess: "Suppression over the fryers, serviced each half year.",
    mitigationStatusId: 2,
    mitigationStatusName: "Ongoing Monitoring",
    accountableContactId: "01890000-0000-7000-8000-000000000002",
    accountableContact: {
      contactId: "01890000-0000-7000-8000-000000000002",
      firstName: "Mira",
      lastName: "Okafor",
    },
    followUpDate: "2027-02-01",
    comments: null,
    ...overrides,
  };
  return { ...risk, annualisedValue: annualisedValue(risk.likelihoodValue, risk.cost) };
};

const notAsked = {
  mitigationStrategyIds: [2],
  mitigationStrategies: [{ mitigationStrategyId: 2, name: "Reduce Likelihood" }],
  includeInsurance: null,
} satisfies Partial<Risk>;

/** Returns a policy of the insurance schedule. Only for tests. */
export const samplePolicy = (overrides: Partial<InsurancePolicy> = {}): InsurancePolicy => ({
  insurancePolicyId: "01890000-0000-7000-8000-000000000003",
  kind: "Property and contents",
  insurer: "Southern Mutual",
  policyNumber: "PC-1001",
  claimsPhone: null,
  sumInsured: 400_000,
  indemnityMonths: null,
  comments: null,
  version: 1,
  ...overrides,
});

/** The firm of a brokerage. Only for tests. */
export const sampleAdviser: Adviser = {
  firmName: "Anchorage Brokers",
  licence: "AFSL 123456",
  adviserName: "Ben Okafor",
  phone: "+61 2 5550 0123",
  email: "ben@anchorage.example",
  logoUrl: null,
};

/** A report with nothing recorded but the three answers. Only for tests. */
export const emptyReport: RiskReportData = {
  business: { name: "", tradingName: "", logoUrl: null, industryName: "" },
  plan: {
    name: "",
    location: { name: "", address: "", country: null },
    isExpired: false,
    expiryDate: null,
  },
  currency: { code: "AUD", name: "Australian Dollar", symbol: "$", prefix: "A$", minorUnits: 2 },
  dateIssued: "2026-11-21",
  acceptedDate: "2026-01-31",
  registerChangedDate: null,
  hazardIndex: [],
  exposures: [],
  risks: [],
  proposedRisks: [],
  ruledOut: [],
  policies: [],
  recovery: { mtpd: null, penalties: [] },
  adviser: null,
  report: {
    createdAt: "2026-01-31T03:00:00.000Z",
    indemnityPeriod: { riskReportIndemnityPeriodId: 3, value: 24 },
    fastTrackRecovery: 150_000,
    riskReportReview: { riskReportReviewId: 1, value: 1 },
    registerChangedAt: null,
    isBusinessChanged: false,
    acceptedByUserName: "Ana Silva",
  },
};

/** A café with a few risks. Only for tests. */
export const cafeReport: RiskReportData = {
  ...emptyReport,
  business: {
    name: "Tidepool Café Pty Ltd",
    tradingName: "Tidepool",
    logoUrl: null,
    industryName: "Cafes and Restaurants",
  },
  plan: {
    name: "Harbour Street plan",
    location: {
      name: "Head Office",
      address: "12 Harbour Street, Newcastle NSW 2300",
      country: "AU",
    },
    isExpired: false,
    expiryDate: "2027-06-30",
  },
  hazardIndex: [
    {
      categoryName: "Fire & Property Damage",
      rating: 82,
      comment: "<p>Cooking oil, gas and extraction ducts.</p><p>Clean the ducts each quarter.</p>",
    },
    {
      categoryName: "Business Interruption",
      rating: 64,
      comment: "<p>One kitchen, one street &amp; short-lived stock.</p>",
    },
    {
      categoryName: "Product Recall / Product Contamination",
      rating: 55,
      comment: "<p>Food is served the day it is made.</p>",
    },
    { categoryName: "Cyber & Data", rating: 24, comment: "<p>Card payments and bookings.</p>" },
  ],
  exposures: [
    { id: 1, name: "Kitchen and duct fires" },
    { id: 2, name: "Loss of refrigeration and spoilage" },
    { id: 3, name: "Slips of customers and staff" },
  ],
  ruledOut: [1, 4, 6, 7, 8, 9, 10, 11, 12],
  risks: [
    sampleRisk(),
    sampleRisk({
      name: "Water from the flat above",
      likelihoodText: "1 in 10 years",
      likelihoodValue: 0.1,
      cost: 38_000,
      includeInsurance: false,
    }),
    sampleRisk({
      ...notAsked,
      name: "Power failure over a day",
      riskCategoryId: 3,
      riskCategoryName: "Utilities and Infrastructure",
      likelihoodText: "Twice a year",
      likelihoodValue: 2,
      cost: 4_500,
      accountableContactId: null,
      accountableContact: null,
      followUpDate: null,
      mitigationStatusId: 1,
      mitigationStatusName: "Not started",
    }),
    sampleRisk({
      name: "Ransomware in the booking system",
      riskCategoryId: 5,
      riskCategoryName: "Cyber Security",
      likelihoodText: "1 in 5 years",
      likelihoodValue: 0.2,
      cost: 60_000,
      description: "Bookings and till are down.",
      mitigationProcess: "Daily copies kept off the network.\nCyber policy.",
    }),
  ],
};
