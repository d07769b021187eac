import { assetTypeById } from "@holdfast/content/library/impact/asset-types";
import { contactTypeById } from "@holdfast/content/library/contact-types";
import { emergencyContactsAt } from "@holdfast/content/library/response/emergency-contacts";
import { notificationDutiesAt } from "@holdfast/content/library/response/notification-duties";
import { workTypeById } from "@holdfast/content/library/impact/work-types";
import { stateOf } from "@holdfast/content/places/find-place";
import { countryName } from "@holdfast/contract/platform/countries";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { openParts } from "@holdfast/contract/plans/plan-completion-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import {
  type PlanDocument,
  readPlanDocument as endpoint,
} from "@holdfast/contract/printing/plan-document";
import type { PlanScope } from "../../platform/access/scope";
import { SNAPSHOT, type TransactionOptions } from "../../platform/database/database";
import { route } from "../../platform/http/route";
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
import { listBranches, listSites, readOrganisation } from "../organisations/public";
import { readFacts, readPlan } from "../plans/public";
import { listProposalsOfPlan, proposedCounts } from "../proposals/public";
import { listProcedures, readDetails } from "../recovery-details/public";
import { listRecoveryStrategies } from "../recovery-strategies/public";
import { describeRisk, listInsurancePolicies, listRisks } from "../risks/public";
import { listTeams } from "../teams/public";
import { printedDuty, printedNumber } from "./describe-duties";
import {
  type PersonRow,
  printedParty,
  printedPerson,
  printedTeam,
  tagsText,
} from "./describe-people";
import { describeDetails, describeProcedure } from "./describe-recovery";
import { describeHighRisks, describePolicy } from "./describe-risks";
import { withControl } from "./versions/read-control";
import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import { printedDependency, printedStrategy } from "./describe-units";

/** Returns a label by which a person finds a row again, such as S-03. */
const label = (prefix: string, index: number) => `${prefix}-${String(index + 1).padStart(2, "0")}`;

/**
 * Reads everything that is printed in one snapshot, so that the tables of a document are consistent with each other.
 * @param today the date of issue
 * @throws ProblemError 404 if the plan was deleted
 */
export const gatherPlanDocument = (
  services: Pick<Services, "clock" | "config" | "database" | "planContributions">,
  scope: PlanScope,
  today: string,
  options: TransactionOptions = SNAPSHOT,
) =>
  services.database.transaction(async (tx): Promise<PlanDocument> => {
    const organisation = await readOrganisation(tx, services, scope);
    const plan = await readPlan(tx, services, scope, scope.planId);
    if (!organisation || !plan) throw new ProblemError(NOT_FOUND);
    const departments = await listDepartments(tx, scope, plan.branchId);
    const unitNames = new Map(departments.map((unit) => [unit.departmentId, unit.name]));
    const times = new Map(
      (await listTacticalBias(tx, scope)).map((row) => [row.departmentId, row]),
    );
    const branches = await listBranches(tx, services, scope);
    const branch = branches.find((candidate) => candidate.branchId === plan.branchId);
    const sites = await listSites(tx, services, scope);
    const people = await listContacts(tx, scope);
    const idLabels = new Map(people.map((person, index) => [person.contactId, label("P", index)]));
    const personOf = (row: PersonRow) => printedPerson(row, idLabels.get(row.contactId) ?? "");
    const owners = new Set(plan.accountableContactIds);
    // An assumed country has no numbers and no duties: a wrong emergency number is worse than a line to write on.
    const country = branch?.isCountryAssumed === false ? branch.country : null;
    const state = branch && country ? stateOf(branch.address, country) : null;
    const procedures = new Map(
      (await listProcedures(tx, scope)).map((row) => [row.departmentId, row]),
    );
    const strategies = await listRecoveryStrategies(tx, scope);
    const proposals = await listProposalsOfPlan(tx, scope);
    const proposed = new Set(proposals.map(({ recordId }) => recordId));
    return withControl(tx, scope, {
      business: {
        name: organisation.name,
        tradingName: organisation.legalName,
        logoUrl: organisation.avatarUrl,
        governance: organisation.governance,
        registrationNumber: organisation.registrationNumber ?? "",
        industry: `${organisation.industryName} (${organisation.industryCode})`,
      },
      plan: {
        name: plan.name,
        location: {
          name: plan.branch.name,
          address: [plan.branch.address, branch?.additionalAddressInformation]
            .filter(Boolean)
            .join(", "),
          country: country && countryName(country),
          phone: branch?.phone ?? "",
          email: branch?.email ?? "",
        },
        owners: people.filter((person) => owners.has(person.contactId)).map(personOf),
        expiryDate: plan.expiryDate === null ? null : dateOf(new Date(plan.expiryDate)),
        isExpired: scope.isExpired,
        openParts: openParts(await readFacts(tx, services, scope)),
        proposed: proposedCounts(proposals, departments),
      },
      dateIssued: today,
      mtpdDays: plan.mtpd?.value ?? null,
      mtpdName: plan.mtpd?.name ?? null,
      ...(proposed.has(plan.planId) && { isMtpdProposed: true }),
      teams: scope.isExpired ? [] : (await listTeams(tx, scope)).map(printedTeam(personOf)),
      people: people.map((person) => ({
        ...personOf(person),
        work: [contactTypeById(person.contactTypeId)?.name, workTypeById(person.workTypeId)?.name]
          .filter(Boolean)
          .join(", "),
        department: person.department ?? "",
        location: person.branchName ?? "",
      })),
      criticalAreas: (await listStrategicBias(tx, scope)).map((row, index) => ({
        idLabel: label("S", index),
        name: markedName(
          row.strategicCriticalArea.name,
          proposed.has(row.strategicCriticalArea.strategicCriticalAreaId) ||
            proposed.has(row.strategicBiaId),
        ),
        category: row.strategicCriticalArea.category.name,
        criticality: row.criticality,
        criticalPeriods: row.criticalPeriods,
        penalty: row.penalty && (row.penaltyAttachment ?? row.penalty.name),
        description: row.strategicCriticalArea.description ?? "",
        notes: row.notes ?? "",
        impacts: row.strategicBiaDrsList.map((scale) => ({
          category: scale.disruptionRiskScaleCategoryName,
          value: scale.disruptionRiskScaleValue,
        })),
      })),
      supportingUnits: departments.map((unit, index) => ({
        idLabel: label("U", index),
        name: unit.name,
        rtoDays: times.get(unit.departmentId)?.rto ?? null,
        rpoDays: times.get(unit.departmentId)?.rpo ?? null,
        isProposed:
          proposed.has(unit.departmentId) ||
          proposed.has(times.get(unit.departmentId)?.tacticalBiaId ?? ""),
        ...describeProcedure(procedures.get(unit.departmentId), people),
      })),
      ...describeDetails(await readDetails(tx, scope)),
      recoverySites: sites.map((site, index) => ({
        idLabel: label("R", index),
        name: site.name,
        address: [site.additionalAddressInformation, site.address].filter(Boolean).join(", "),
        phone: site.phone ?? "",
        contact: site.email ?? "",
      })),
      recoveryStrategies: strategies
        .filter(({ recoveryStrategyId }) => recoveryStrategyId !== null)
        .map((row) => printedStrategy(row, branches, sites, proposed)),
      unitDependencies: (await listUnitDependencies(tx, scope)).map((row) =>
        printedDependency(row, unitNames.get(row.departmentId) ?? ""),
      ),
      highRisks: describeHighRisks(
        (await listRisks(tx, scope))
          .map(describeRisk)
          .map((risk) => ({ ...risk, name: markedName(risk.name, proposed.has(risk.riskId)) })),
        plan.currency,
      ),
      insurancePolicies: (await listInsurancePolicies(tx, scope)).map((row) =>
        describePolicy(row, plan.currency),
      ),
      suppliers: (await listSuppliers(tx, scope)).map((row) =>
        printedParty(row, tagsText(row.category)),
      ),
      customers: (await listCustomers(tx, scope)).map((row) =>
        printedParty(row, tagsText(row.category)),
      ),
      thirdParties: (await listThirdParties(tx, scope)).map((row) =>
        printedParty(
          row,
          row.strategicThirdPartyCategoryText ?? row.strategicThirdPartyCategory.name,
          row.comments,
        ),
      ),
      requirements: (await listAssets(tx, scope)).map((row) => ({
        unit: unitNames.get(row.departmentId) ?? "",
        assetType: assetTypeById(row.assetTypeId)?.name ?? "",
        name: markedName(row.name, proposed.has(row.assetId)),
        quantity: row.quantity,
        comments: row.comments ?? "",
      })),
      emergencyContacts: country ? emergencyContactsAt(country, state).map(printedNumber) : [],
      duties: country
        ? notificationDutiesAt(country, state, organisation.industryCode).map(printedDuty)
        : [],
    });
  }, options);

export const readPlanDocument = route(endpoint, ({ scope, query }, services) =>
  gatherPlanDocument(services, scope, query.today ?? dateOf(services.clock.now())),
);
