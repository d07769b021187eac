import { assetTypeById } from "@holdfast/content/library/asset-types";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import {
  type PlanDocument,
  readPlanDocument as endpoint,
} from "@holdfast/contract/printing/plan-document";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { listDepartments } from "../business-units/public";
import { listCustomers, listSuppliers, listThirdParties } from "../directory/public";
import { listAssets, listStrategicBias, listTacticalBias } from "../impact-analysis/public";
import { listSites, readOrganisation } from "../organisations/public";
import { readPlan } from "../plans/public";
import { listRecoveryStrategies } from "../recovery-strategies/public";
import { listTeams } from "../teams/public";

/** Returns a label by which a person finds a row again, such as S-03. */
const label = (prefix: string, index: number) => `${prefix}-${String(index + 1).padStart(2, "0")}`;

type Row = {
  readonly name: string;
  readonly contactPerson: string | null;
  readonly phone: string | null;
  readonly email: string;
  readonly address: string | null;
  readonly additionalAddressInformation: string | null;
};
const partyOf = (row: Row, category: string | null): PlanDocument["suppliers"][number] => ({
  name: row.name,
  category,
  contactPerson: row.contactPerson ?? "",
  phone: row.phone ?? "",
  email: row.email,
  address: [row.additionalAddressInformation, row.address].filter(Boolean).join(", "),
});
const tagsOf = (tags: readonly string[]) => (tags.length > 0 ? tags.join(", ") : null);

/** Reads everything in one snapshot, so that the tables of a document are consistent with each other. */
export const readPlanDocument = route(endpoint, ({ scope, query }, services) =>
  services.database.transaction(
    async (tx): Promise<PlanDocument> => {
      const now = services.clock.now();
      const organisation = await readOrganisation(tx, scope);
      const plan = await readPlan(tx, services, scope, scope.planId);
      if (!organisation || !plan) throw new ProblemError(NOT_FOUND);
      const departments = await listDepartments(tx, scope, plan.branchId);
      const unitNames = new Map(departments.map((unit) => [unit.departmentId, unit.name]));
      const times = new Map(
        (await listTacticalBias(tx, scope)).map((row) => [row.departmentId, row]),
      );
      const strategies = await listRecoveryStrategies(tx, scope);
      return {
        business: {
          name: organisation.name,
          tradingName: organisation.legalName,
          logoUrl: organisation.avatarUrl,
          governance: organisation.governance,
        },
        plan: {
          name: plan.name,
          location: { name: plan.branch.name, address: plan.branch.address },
        },
        dateIssued: query.today ?? dateOf(now),
        mtpdDays: plan.mtpd?.value ?? null,
        mtpdName: plan.mtpd?.name ?? null,
        teams: scope.isExpired ? [] : (await listTeams(tx, scope)).map(teamOf),
        criticalAreas: (await listStrategicBias(tx, scope)).map((row, index) => ({
          idLabel: label("A", index),
          name: row.strategicCriticalArea.name,
          category: row.strategicCriticalArea.category.name,
          criticality: row.criticality,
          criticalPeriods: row.criticalPeriods,
          penalty: row.penalty && (row.penaltyAttachment ?? row.penalty.name),
        })),
        supportingUnits: departments.map((unit, index) => ({
          idLabel: label("U", index),
          name: unit.name,
          rtoDays: times.get(unit.departmentId)?.rto ?? null,
          rpoDays: times.get(unit.departmentId)?.rpo ?? null,
        })),
        recoverySites: (await listSites(tx, scope)).map((site, index) => ({
          idLabel: label("R", index),
          name: site.name,
          address: [site.additionalAddressInformation, site.address].filter(Boolean).join(", "),
          phone: site.phone ?? "",
          contact: site.email ?? "",
        })),
        recoveryStrategies: strategies
          .filter(({ recoveryStrategyId }) => recoveryStrategyId !== null)
          .map((row) => ({
            unit: row.name,
            location: [row.recoveryStrategyTypeName, row.recoveryStrategyAddress]
              .filter(Boolean)
              .join(": "),
            comments: row.recoveryStrategyComments ?? "",
          })),
        suppliers: (await listSuppliers(tx, scope)).map((row) =>
          partyOf(row, tagsOf(row.category)),
        ),
        customers: (await listCustomers(tx, scope)).map((row) =>
          partyOf(row, tagsOf(row.category)),
        ),
        thirdParties: (await listThirdParties(tx, scope)).map((row) =>
          partyOf(row, row.strategicThirdPartyCategoryText ?? row.strategicThirdPartyCategory.name),
        ),
        requirements: (await listAssets(tx, scope)).map((row) => ({
          unit: unitNames.get(row.departmentId) ?? "",
          assetType: assetTypeById(row.assetTypeId)?.name ?? "",
          name: row.name,
          quantity: row.quantity,
          comments: row.comments ?? "",
        })),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  ),
);

type Team = Awaited<ReturnType<typeof listTeams>>[number];
const teamOf = (team: Team): PlanDocument["teams"][number] => ({
  teamTypeName: team.teamType.name,
  contacts: team.teamContacts.map(({ designation, contact }, index) => ({
    idLabel: label("C", index),
    designation,
    name: `${contact.firstName} ${contact.lastName}`,
    jobTitle: contact.jobTitle ?? "",
    mobile: contact.mobile ?? contact.phone ?? "",
    email: contact.email ?? "",
  })),
});
