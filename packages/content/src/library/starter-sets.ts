import rows from "../data/starter_sets.json";
import { INDUSTRIES } from "../industries/industries";
import { DISRUPTION_RISK_SCALES } from "./disruption-risk-scales";
import { TEAM_TYPES } from "./team-types";

/** Suggestions for the plan of a new business in an industry; nothing is added until a person accepts it. */
export type StarterSet = {
  readonly starterSetId: string;
  readonly name: string;
  /** ANZSIC codes of the classes it was written for. */
  readonly industryCodes: readonly string[];
  readonly businessUnits: readonly { readonly name: string; readonly why: string }[];
  readonly strategicAreas: readonly {
    readonly name: string;
    readonly strategicCriticalAreaCategoryId: number;
    readonly description: string;
    /** 1 to 4. */
    readonly criticality: number;
    readonly suggestedPenaltyId: number | null;
  }[];
  /** How severely a disruption is felt, a scale of each category. */
  readonly disruptionScales: readonly {
    readonly category: string;
    readonly value: number;
    readonly reason: string;
  }[];
  /** Kinds of third parties, and what to agree with them. */
  readonly thirdParties: readonly {
    readonly strategicThirdPartyCategoryId: number;
    readonly need: string;
  }[];
  /** Kinds of suppliers to look for, not names of businesses. */
  readonly suppliersByKind: readonly {
    readonly kind: string;
    readonly exampleNeed: string;
    readonly category: string;
  }[];
  readonly mtpdOptionId: number;
  readonly mtpdReason: string;
  /** Recovery times of each business unit. */
  readonly tactical: readonly {
    readonly businessUnit: string;
    readonly rtoDays: number;
    readonly rpoDays: number;
    readonly reason: string;
  }[];
  /** What each business unit needs to work again. */
  readonly assets: readonly {
    readonly businessUnit: string;
    readonly assetTypeId: number;
    readonly name: string;
    readonly quantity: number;
    readonly comment: string;
  }[];
  /** Where each business unit could work. */
  readonly recovery: readonly {
    readonly businessUnit: string;
    readonly recoveryStrategyTypeId: number;
    readonly comment: string;
  }[];
  /** Preset risks to look at; losses in Australian dollars. */
  readonly risks: readonly {
    readonly riskPresetId: number;
    readonly likelihoodPresetId: number;
    readonly lossBasis: string;
    readonly lossLow: number;
    readonly lossHigh: number;
    readonly mitigationStrategyIds: readonly number[];
    readonly mitigationProcess: string;
    readonly includeInsurance: boolean | null;
  }[];
  /** What likelihoods and losses assume. */
  readonly basis: string;
  /** The job titles of the usual leader and deputy of each team. */
  readonly teamHints: readonly {
    readonly teamType: string;
    readonly primaryRole: string;
    readonly alternativeRole: string;
  }[];
};

export const STARTER_SETS: readonly StarterSet[] = rows;

const teamTypeIds = new Map(TEAM_TYPES.map(({ name, teamTypeId }) => [name, teamTypeId]));

/** Returns a set's team roles with the ids of their team types, which some sets lack. */
export const teamRolesOf = ({ teamHints }: StarterSet) =>
  teamHints.flatMap(({ teamType, primaryRole, alternativeRole }) => {
    const teamTypeId = teamTypeIds.get(teamType);
    return teamTypeId === undefined ? [] : [{ teamTypeId, primaryRole, alternativeRole }];
  });

/** Returns a set's disruption scales with their ids, which some sets lack. */
export const scalesOf = ({ disruptionScales }: StarterSet) =>
  disruptionScales.flatMap(({ category, value, reason }) => {
    const scale = DISRUPTION_RISK_SCALES.find(
      (one) => one.category === category && one.value === value,
    );
    return scale ? [{ disruptionRiskScaleId: scale.disruptionRiskScaleId, reason }] : [];
  });

/** The set of an office, for an industry code that is not in the classification. */
const GENERAL = "accounting-bookkeeping-practice";

/** The nearest set of each division, and of subdivisions that differ from their division. Own judgement. */
const NEAREST: ReadonlyMap<string, string> = new Map([
  ["A", "crop-livestock-farm"],
  ["B", "building-trades"],
  ["C", "metal-joinery-workshop"],
  ["D", "building-trades"],
  ["E", "building-trades"],
  ["F", "retail-shop"],
  ["G", "retail-shop"],
  ["H", "cafe-restaurant"],
  ["I", "road-freight-courier"],
  ["J", "it-services-software"],
  ["K", "insurance-broker-financial-adviser"],
  ["L", "real-estate-agency"],
  ["M", "accounting-bookkeeping-practice"],
  ["N", "accounting-bookkeeping-practice"],
  ["O", "school-training-community"],
  ["P", "school-training-community"],
  ["Q", "medical-practice"],
  ["R", "fitness-and-gym"],
  ["S", "hair-and-beauty"],
  // Food wholesalers; repairers of vehicles and machines.
  ["36", "grocery-and-liquor"],
  ["94", "metal-joinery-workshop"],
]);

const divisions = new Map(INDUSTRIES.map(({ code, divisionCode }) => [code, divisionCode]));

const setWithCode = (start: string) =>
  STARTER_SETS.find(({ industryCodes }) => industryCodes.some((code) => code.startsWith(start)));

const setWithId = (id: string | undefined) =>
  STARTER_SETS.find(({ starterSetId }) => starterSetId === id);

/**
 * Returns the starter set of an ANZSIC code: its own, else the nearest: a set for its group or subdivision, then for
 * its division, then that of an office.
 * @throws Error if the data lacks the set of an office
 */
export function starterSetFor(industryCode: string): {
  readonly set: StarterSet;
  /** Whether the set was written for this industry. */
  readonly isOwn: boolean;
} {
  const own = STARTER_SETS.find(({ industryCodes }) => industryCodes.includes(industryCode));
  if (own) return { set: own, isOwn: true };
  const division = divisions.get(industryCode);
  const isNumber = division !== undefined && division !== industryCode;
  const nearest =
    (isNumber &&
      (setWithCode(industryCode.slice(0, 3)) ?? setWithCode(industryCode.slice(0, 2)))) ||
    (setWithId(NEAREST.get(industryCode.slice(0, 2))) ??
      setWithId(NEAREST.get(division ?? "")) ??
      setWithId(GENERAL));
  if (!nearest) throw new Error(`There is no starter set '${GENERAL}'.`);
  return { set: nearest, isOwn: false };
}
