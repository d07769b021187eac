import type { MissingFact } from "@holdfast/content/plan-text/missing-facts";
import type { Adviser } from "@holdfast/contract/clients/adviser";
import type { Location } from "@holdfast/contract/dashboard/location";
import type { UnitDependency } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency";
import type { RecoveryStrategy } from "@holdfast/contract/recovery-strategies/recovery-strategy";
import type { InsuranceKind } from "@holdfast/contract/risks/insurance/insurance-policy";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import type { Team } from "@holdfast/contract/teams/team";

/** Where a unit works after a disruption, if the plan names a location for it. */
export type RecoveryPlace = {
  /** The site, the business location or the address that was entered. */
  readonly name: string;
  /** The position of the place, and the one of the plan's location. */
  readonly position: Location["position"];
};

/** A business location or recovery site whose country is neither stated nor decided. */
export type PlaceWithoutCountry = {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly assumedCountry: string;
  /** What disagrees about the country, as text: 'Ireland', 'KW16 1AB'. */
  readonly evidence: readonly string[];
};

/** What the consistency rules check. */
export type Checked = {
  /** In days; null until one is chosen. */
  readonly mtpdDays: number | null;
  readonly units: readonly {
    readonly departmentId: string;
    readonly name: string;
    readonly rto: number | null;
  }[];
  readonly teams: readonly Team[];
  readonly strategies: readonly Pick<
    RecoveryStrategy,
    | "departmentId"
    | "name"
    | "recoveryStrategyId"
    | "recoveryStrategyTypeId"
    | "recoveryStrategyAddress"
  >[];
  /** The critical areas. */
  readonly areas: readonly { readonly strategicCriticalAreaId: string; readonly name: string }[];
  readonly dependencies: readonly UnitDependency[];
  /** The suppliers that units depend on and that no other supplier can replace. */
  readonly soleSupplierIds: ReadonlySet<string>;
  /** The plan's location. */
  readonly location: RecoveryPlace;
  /** The location and the recovery places whose country is only assumed. */
  readonly placesWithoutCountry: readonly PlaceWithoutCountry[];
  /** The places at which units recover, each once. */
  readonly recoveryPlaces: readonly RecoveryPlace[];
  /** In months; null until the report is accepted. */
  readonly indemnityMonths: number | null;
  /** The business interruption insurance of the plan's schedule, with its indemnity period in months. */
  readonly interruptionInsurance: readonly {
    readonly insurer: string;
    readonly indemnityMonths: number;
  }[];
  /** The kinds of insurance in the plan's schedule. */
  readonly policyKinds: ReadonlySet<InsuranceKind>;
  /** The confirmed risks with the answer that they will be insured. */
  readonly insuredRisks: readonly Pick<Risk, "name" | "riskPresetId" | "riskCategoryId">[];
  /** The firm that the report names as the adviser; null without one. */
  readonly adviser: Pick<Adviser, "firmName" | "phone"> | null;
  /** The third parties of the category 'Insurance Broker'. */
  readonly brokers: readonly { readonly name: string; readonly phone: string | null }[];
  /** What the plan's cards need and nobody has entered. */
  readonly missingFacts: readonly MissingFact[];
};

/** The pages of the plan that show findings. */
export const PAGES = {
  tactical: "/dashboard/business-impact-analysis/tactical",
  operational: "/dashboard/business-impact-analysis/operational",
  recovery: "/dashboard/recovery-strategy",
  report: "/dashboard/risk/report",
  teams: "/dashboard/teams",
} as const;

/** For a finding that is changed on the page that shows it. */
export const onPage = (page: string, part = "") => ({ to: `${page}${part}`, shownOn: page });

export const daysText = (count: number) => (count === 1 ? "1 day" : `${count} days`);

const NAMED = new Intl.ListFormat("en-AU", { type: "conjunction" });
const MAX_NAMED = 5;

/** Returns names as text: 'Bar, Kitchen and Office', or 'Bar, Kitchen … and 4 more'. */
export const listed = (names: readonly string[]) =>
  NAMED.format(
    names.length <= MAX_NAMED + 1
      ? names
      : [...names.slice(0, MAX_NAMED), `${names.length - MAX_NAMED} more`],
  );
