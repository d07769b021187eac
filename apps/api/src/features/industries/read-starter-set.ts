import { industryByCodeOrAlias } from "@holdfast/content/industries/industries";
import { scalesOf, starterSetFor, teamRolesOf } from "@holdfast/content/library/starter-sets";
import { readStarterSet as endpoint } from "@holdfast/contract/industries/starter-set-endpoints";
import { route } from "../../platform/http/route";

export const readStarterSet = route(endpoint, async ({ params }) => {
  // An external service may know industries that the classification lacks: they get the set of an office.
  const industry = industryByCodeOrAlias(params.code);
  const { set, isOwn } = starterSetFor(industry?.code ?? params.code);
  return {
    name: set.name,
    isOwn,
    businessUnits: [...set.businessUnits],
    strategicAreas: set.strategicAreas.map(({ suggestedPenaltyId: penaltyId, ...area }) => ({
      ...area,
      penaltyId,
    })),
    disruptionScales: scalesOf(set),
    thirdParties: [...set.thirdParties],
    suppliersByKind: [...set.suppliersByKind],
    mtpd: { mtpdId: set.mtpdOptionId, reason: set.mtpdReason },
    recoveryTimes: set.tactical.map(({ businessUnit, rtoDays: rto, rpoDays: rpo, reason }) => ({
      businessUnit,
      rto,
      rpo,
      reason,
    })),
    assets: set.assets.map(({ comment: comments, ...asset }) => ({ ...asset, comments })),
    recoveryStrategies: set.recovery.map(({ comment: comments, ...row }) => ({ ...row, comments })),
    risks: set.risks.map(({ mitigationStrategyIds, ...risk }) => ({
      ...risk,
      mitigationStrategyIds: [...mitigationStrategyIds],
    })),
    basis: set.basis,
    teamRoles: teamRolesOf(set),
  };
});
