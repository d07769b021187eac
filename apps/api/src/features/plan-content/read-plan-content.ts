import { currencyByCode } from "@holdfast/content/library/currencies";
import { mtpdOptionById } from "@holdfast/content/library/impact/mtpd-options";
import { emergencyContactsAt } from "@holdfast/content/library/response/emergency-contacts";
import { eventsOfPlan } from "@holdfast/content/plan-text/events-of-plan";
import { notificationDutiesAt } from "@holdfast/content/library/response/notification-duties";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { openParts } from "@holdfast/contract/plans/plan-completion-rules";
import type { PlanScope } from "../../platform/access/scope";
import { type Queryable, SNAPSHOT } from "../../platform/database/database";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { listDepartments } from "../business-units/public";
import { listContacts, listCustomers, listSuppliers, listThirdParties } from "../directory/public";
import {
  listAssets,
  listStrategicBias,
  listTacticalBias,
  listUnitDependencies,
} from "../impact-analysis/public";
import { lastHeldExercises } from "../exercises/public";
import { type CountryServices, listBranches, listSites } from "../organisations/public";
import { readPlanRecord } from "../plans/public";
import { listProposalsOfPlan, proposedCounts } from "../proposals/public";
import { listProcedures, readDetails } from "../recovery-details/public";
import { listRecoveryStrategies } from "../recovery-strategies/public";
import { describeRisk, listInsurancePolicies, listRisks } from "../risks/public";
import { listTeams } from "../teams/public";
import { describeDuty, describeNumber } from "./describe-duties";
import { describeParties, describePerson, describeTeam } from "./describe-people";
import {
  describeBranch,
  describeDetails,
  describeLocation,
  describeRecoverySite,
} from "./describe-places";
import { describePlanRisk, describePolicy } from "./describe-risks";
import { describeArea, describeUnits } from "./describe-units";

type Deps = Pick<Services, "planContributions"> & CountryServices;

function currencyOf(code: string) {
  const currency = currencyByCode(code);
  if (!currency) throw new Error(`There is no currency ${code}.`);
  const { name, symbol, prefix, minorUnits } = currency;
  return { code, name, symbol, prefix, minorUnits };
}

/**
 * Reads a plan as facts. Call it in one transaction, so that they are consistent with each other.
 * @param withTeams also of an expired plan, whose teams an incident opens
 * @throws ProblemError 404 if the plan was deleted
 */
export async function readPlanContent(
  db: Queryable,
  services: Deps,
  scope: PlanScope,
  { withTeams = !scope.isExpired }: { readonly withTeams?: boolean } = {},
): Promise<PlanContent> {
  const record = await readPlanRecord(db, services, scope);
  const branches = await listBranches(db, services, scope);
  const branch = branches.find(({ branchId }) => branchId === record?.branchId);
  if (!record || !branch) throw new ProblemError(NOT_FOUND);
  const currency = currencyOf(record.currencyCode);
  const mtpd = record.mtpdId === null ? undefined : mtpdOptionById(record.mtpdId);
  const proposals = await listProposalsOfPlan(db, scope);
  const proposed = new Set(proposals.map(({ recordId }) => recordId));
  const departments = await listDepartments(db, scope, record.branchId);
  const strategies = await listRecoveryStrategies(db, scope);
  const units = describeUnits(
    {
      departments,
      times: await listTacticalBias(db, scope),
      procedures: await listProcedures(db, scope),
      strategies,
      dependencies: await listUnitDependencies(db, scope),
    },
    proposed,
  );
  const movesTo = new Set(strategies.map(({ branchId }) => branchId));
  const location = describeLocation(branch);
  const { country, state } = location;
  const industry = { code: record.industryCode, name: record.industryName };
  const risks = (await listRisks(db, scope)).map(describeRisk);
  return {
    schemaVersion: 1,
    organisation: {
      organisationId: scope.organisationId,
      name: record.organisationName,
      tradingName: record.tradingName,
      registrationNumber: record.registrationNumber,
      industry,
      governance: record.governance,
      logoUrl: record.logoName && `/v1/files/${record.logoName}`,
    },
    plan: {
      planId: scope.planId,
      name: record.name,
      currency,
      ownerContactIds: record.accountableContactIds,
      mtpd: mtpd
        ? { name: mtpd.name, days: mtpd.value, isProposed: proposed.has(scope.planId) }
        : null,
    },
    state: {
      expiryDate: record.expiryDate && dateOf(new Date(record.expiryDate)),
      isExpired: scope.isExpired,
      openParts: openParts(record.facts),
      proposed: proposedCounts(proposals, departments),
    },
    location,
    ...describeDetails(await readDetails(db, scope)),
    people: (await listContacts(db, scope)).map((contact) => describePerson(contact, proposed)),
    teams: withTeams ? (await listTeams(db, scope)).map(describeTeam) : [],
    units,
    assets: (await listAssets(db, scope)).map((asset) => ({
      ...asset,
      isProposed: proposed.has(asset.assetId),
    })),
    areas: (await listStrategicBias(db, scope)).map((row) => describeArea(row, proposed)),
    otherLocations: branches
      .filter((location) => location !== branch && movesTo.has(location.branchId))
      .map(describeBranch),
    recoverySites: (await listSites(db, services, scope)).map(describeRecoverySite),
    parties: describeParties(
      {
        suppliers: await listSuppliers(db, scope),
        customers: await listCustomers(db, scope),
        thirdParties: await listThirdParties(db, scope),
      },
      proposed,
    ),
    insurancePolicies: (await listInsurancePolicies(db, scope)).map(describePolicy),
    risks: risks.map((risk) => describePlanRisk(risk, currency, proposed)),
    events: eventsOfPlan({ risks, countryCode: country?.code ?? null, industry }),
    emergencyContacts: country ? emergencyContactsAt(country.code, state).map(describeNumber) : [],
    duties: country
      ? notificationDutiesAt(country.code, state, record.industryCode).map(describeDuty)
      : [],
    lastHeld: await lastHeldExercises(db, scope),
  };
}

/** Reads a plan as facts, in one snapshot. @throws ProblemError 404 if the plan was deleted */
export const readPlanSnapshot = (
  services: Deps & Pick<Services, "database">,
  scope: PlanScope,
): Promise<PlanContent> =>
  services.database.transaction((tx) => readPlanContent(tx, services, scope), SNAPSHOT);
