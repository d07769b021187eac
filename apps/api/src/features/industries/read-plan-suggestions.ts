import { industryByCodeOrAlias } from "@holdfast/content/industries/industries";
import { type BusinessSize, firstPlanSetFor } from "@holdfast/content/library/first-plan-sets";
import { mtpdOptionById } from "@holdfast/content/library/impact/mtpd-options";
import { readPlanSuggestions as endpoint } from "@holdfast/contract/industries/plan-suggestion-endpoints";
import { route } from "../../platform/http/route";
import { suggestedLossOf } from "./suggested-loss-rules";

/** The size that is assumed: an organisation does not record its number of people. */
const SIZE: BusinessSize = "small";

export const readPlanSuggestions = route(endpoint, async ({ params, query }) => {
  // An external service may know industries that the classification lacks: they get the set of an office.
  const industry = industryByCodeOrAlias(params.code);
  const names = `${query.names ?? ""} ${industry?.tradingName ?? ""}`;
  const { set, isBorrowed } = firstPlanSetFor(industry?.code ?? params.code, names);
  const { people, mtpdId, mtpdWhy, parts } = set.sizes[SIZE];
  const [from = 0, to = 0] = people;
  return {
    name: set.name,
    isBorrowed,
    people: { from, to },
    businessUnits: parts.map(({ name, why }) => ({ name, why })),
    strategicAreas: set.areas.map(({ name, categoryId, criticality, why }) => ({
      name,
      strategicCriticalAreaCategoryId: categoryId,
      description: why,
      criticality,
    })),
    disruptionScales: set.disruptionScales.map(({ disruptionRiskScaleId, why }) => ({
      disruptionRiskScaleId,
      reason: why,
    })),
    thirdParties: set.callList.flatMap(({ who, for: need, thirdPartyCategoryId: id }) =>
      id === undefined ? [] : [{ strategicThirdPartyCategoryId: id, name: who, need }],
    ),
    suppliersByKind: set.callList.flatMap(({ supplierKind: kind, for: need }) =>
      kind === undefined ? [] : [{ kind, need }],
    ),
    mtpd: { mtpdId, days: mtpdOptionById(mtpdId)?.value ?? 0, reason: mtpdWhy },
    recoveryTimes: parts.map(({ name, rtoDays: rto, rpoDays: rpo, why }) => ({
      businessUnit: name,
      rto,
      rpo,
      reason: why,
    })),
    assets: set.assets.flatMap(({ part, assetTypeId, name, quantity, note }) =>
      parts.some((candidate) => candidate.name === part) && quantity[SIZE] > 0
        ? [{ businessUnit: part, assetTypeId, name, quantity: quantity[SIZE], comments: note }]
        : [],
    ),
    recoveryStrategies: parts.map(({ name, where, whereWhy, firstSteps }) => ({
      businessUnit: name,
      recoveryStrategyTypeId: where,
      reason: whereWhy,
      comments: firstSteps.join(" "),
    })),
    risks: set.risks.map(({ riskPresetId, likelihoodPresetId, why, ...risk }) => ({
      riskPresetId,
      likelihoodPresetId,
      reason: why,
      closedDays: risk.closedDays,
      ...suggestedLossOf(risk, set.dailySales[SIZE]),
    })),
  };
});
