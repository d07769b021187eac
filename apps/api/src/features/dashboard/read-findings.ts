import type { MissingFact } from "@holdfast/content/plan-text/missing-facts";
import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import { evidenceOfAddress } from "@holdfast/content/places/country-evidence";
import { mtpdOptionById } from "@holdfast/content/library/impact/mtpd-options";
import { riskReportIndemnityPeriodById } from "@holdfast/content/library/risks/risk-report-presets";
import { countryName } from "@holdfast/contract/platform/countries";
import type { StrategicThirdParty } from "@holdfast/contract/directory/third-party";
import type { Finding } from "@holdfast/contract/dashboard/finding";
import type { AlternativeSite, Branch } from "@holdfast/contract/organisations/place";
import type { RecoveryStrategy } from "@holdfast/contract/recovery-strategies/recovery-strategy";
import type { PlanScope } from "../../platform/access/scope";
import type { Transaction } from "../../platform/database/database";
import type { Services } from "../../platform/services";
import { readAdviserOf } from "../clients/public";
import { listThirdParties, suppliersWithoutSecond } from "../directory/public";
import { listUnitDependencies } from "../impact-analysis/public";
import {
  type CountryServices,
  industryOfOrganisation,
  listBranches,
  listSites,
} from "../organisations/public";
import { describeMissingFacts } from "../plan-content/public";
import { readDetails } from "../recovery-details/public";
import {
  listInsurancePolicies,
  listInsuredRisks,
  listRiskPresets,
  readNewestReport,
} from "../risks/public";
import type { Checked } from "./checked-plan-rules";
import { findingsOf } from "./consistency-rules";
import { type Pin, readPinsOfPlaces } from "./location-positions-store";
import { type Addressed, addressOf, positionsOf } from "./find-positions";

/** What the dashboard has read of the plan. */
type Known = Pick<Checked, "units" | "teams" | "areas"> & {
  readonly strategies: readonly RecoveryStrategy[];
};

/** Reads what the consistency check needs besides, in the same snapshot and with a fixed number of statements. */
export async function readForCheck(
  tx: Transaction,
  services: CountryServices,
  scope: PlanScope,
  known: Known,
) {
  const dependencies = await listUnitDependencies(tx, scope);
  const supplierIds = [...new Set(dependencies.flatMap(({ supplierId }) => supplierId ?? []))];
  const report = await readNewestReport(tx, scope);
  const insurance = await listInsurancePolicies(tx, scope);
  const branches = await listBranches(tx, services, scope);
  const sites = await listSites(tx, services, scope);
  const thirdParties = await listThirdParties(tx, scope);
  const pins = await readPinsOfPlaces(tx, scope);
  const { location, recoveryPlaces, placesWithoutCountry } = placesOf(scope, known.strategies, {
    branches,
    sites,
    pins,
  });
  return {
    ...known,
    mtpdDays: (scope.mtpdId === null ? undefined : mtpdOptionById(scope.mtpdId))?.value ?? null,
    dependencies,
    soleSupplierIds: await suppliersWithoutSecond(tx, scope, supplierIds),
    indemnityMonths: report
      ? (riskReportIndemnityPeriodById(report.indemnityPeriodId)?.value ?? null)
      : null,
    interruptionInsurance: insurance.flatMap(({ insurer, indemnityMonths }) =>
      indemnityMonths === null ? [] : { insurer, indemnityMonths },
    ),
    policyKinds: new Set(insurance.map(({ kind }) => kind)),
    insuredRisks: await listInsuredRisks(tx, scope),
    adviser: await readAdviserOf(tx, scope),
    brokers: thirdParties.filter(
      ({ strategicThirdPartyCategory }) => strategicThirdPartyCategory.name === "Insurance Broker",
    ),
    missingFacts: await readMissingFacts(tx, scope, { branches, insurance, thirdParties }),
    location,
    recoveryPlaces,
    placesWithoutCountry,
  };
}

/** Returns what the plan's cards need and nobody has entered. */
async function readMissingFacts(
  tx: Transaction,
  scope: PlanScope,
  {
    branches,
    insurance,
    thirdParties,
  }: {
    readonly branches: readonly Branch[];
    readonly insurance: readonly InsurancePolicy[];
    readonly thirdParties: readonly StrategicThirdParty[];
  },
): Promise<MissingFact[]> {
  const branch = branches.find(({ branchId }) => branchId === scope.branchId);
  if (branch === undefined) return [];
  return describeMissingFacts({
    branch,
    policies: insurance,
    industry: await industryOfOrganisation(tx, scope.organisationId),
    risks: await listRiskPresets(tx, scope),
    details: await readDetails(tx, scope),
    thirdParties,
  });
}

type Places = {
  readonly branches: readonly Branch[];
  readonly sites: readonly AlternativeSite[];
  readonly pins: ReadonlyMap<string, Pin>;
};
type Named = Addressed & {
  readonly name: string;
  readonly isCountryAssumed?: boolean;
  readonly disputedCountry?: string | null;
};

/** The plan's location, and the places of the recovery strategies, each once. */
function placesOf(
  { branchId }: PlanScope,
  strategies: readonly RecoveryStrategy[],
  { branches, sites, pins }: Places,
): Pick<Checked, "placesWithoutCountry"> & {
  readonly location: Named;
  readonly recoveryPlaces: readonly Named[];
} {
  const all = new Map<string, Named>();
  const likelyCountry = branches[0]?.country ?? "";
  const add = (id: string, place: Branch | AlternativeSite) =>
    all.set(id, { ...place, likelyCountry, pin: pins.get(id) });
  for (const branch of branches) add(branch.branchId, branch);
  for (const site of sites) add(site.alternativeSiteId, site);
  const recoveryPlaces = new Map<string, Named>();
  for (const { branchId: branch, alternativeSiteId: site, otherAddress: address } of strategies) {
    const known = all.get(branch ?? site ?? "");
    if (known) recoveryPlaces.set(branch ?? site ?? "", known);
    else if (address)
      recoveryPlaces.set(address, {
        ...addressOf(address, likelyCountry),
        name: address,
        pin: undefined,
      });
  }
  const places = [...new Set([all.get(branchId), ...recoveryPlaces.values()])];
  return {
    placesWithoutCountry: places.flatMap((place) =>
      place?.isCountryAssumed === true
        ? [{ name: place.name, assumedCountry: place.country ?? "", evidence: textsOf(place) }]
        : [],
    ),
    location: all.get(branchId) ?? { ...addressOf("", likelyCountry), name: "", pin: undefined },
    recoveryPlaces: [...recoveryPlaces.values()],
  };
}

/** Finds the positions of the places, outside of a transaction, and checks the plan. */
export async function checkPlan(
  { geocoder }: Pick<Services, "geocoder">,
  read: Awaited<ReturnType<typeof readForCheck>>,
): Promise<Finding[]> {
  const places = [read.location, ...read.recoveryPlaces];
  const positions = await positionsOf(geocoder, places);
  const at = (index: number) => ({
    name: places[index]?.name ?? "",
    position: positions[index] ?? null,
  });
  return findingsOf({
    ...read,
    location: at(0),
    recoveryPlaces: read.recoveryPlaces.map((_, index) => at(index + 1)),
  });
}

/** Returns what names different countries: parts of the address, or the address and the pin or stated country. */
const textsOf = ({ address, disputedCountry }: Named): readonly string[] => {
  const [first, ...more] = evidenceOfAddress(address).evidence.map(({ text }) => `‘${text}’`);
  if (first === undefined) return [];
  if (disputedCountry) return [first, `the country ${countryName(disputedCountry)}`];
  return [first, ...(more.length === 0 ? ["the pin on the map"] : more)];
};
