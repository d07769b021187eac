import { fullName } from "@holdfast/contract/platform/text-rules";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import {
  type RecoveryDetails,
  stepsOf,
  type UnitProcedure,
} from "@holdfast/contract/recovery-details/recovery-details";
import type { PersonRow } from "./describe-people";

/** Returns the site sheet, backups and finances as the plan prints them. */
export const describeDetails = (
  row: RecoveryDetails,
): Pick<PlanDocument, "site" | "backups" | "finances"> => ({
  site: {
    assemblyPoint: row.assemblyPoint ?? "",
    exitRoutes: row.exitRoutes ?? "",
    shutOffs: row.shutOffs ?? "",
    alarmPanel: row.alarmPanel ?? "",
    keyHolders: row.keyHolders ?? "",
    emergencyKit: row.emergencyKit ?? "",
    floorPlanUrl: row.floorPlanUrl,
  },
  backups: {
    scope: row.backupScope ?? "",
    location: row.backupLocation ?? "",
    frequency: row.backupFrequency ?? "",
    lastRestoreTest: row.lastRestoreTest,
    restoredBy: row.restoredBy ?? "",
  },
  finances: {
    bank: row.bank ?? "",
    emergencyFunds: row.emergencyFunds ?? "",
    payrollProvider: row.payrollProvider ?? "",
    payCutOff: row.payCutOff ?? "",
    signatories: row.signatories ?? "",
    payrollFallback: row.payrollFallback ?? "",
  },
});

type Unit = PlanDocument["supportingUnits"][number];

/** Returns how a business unit works on the day as the plan prints it. */
export function describeProcedure(
  row: UnitProcedure | undefined,
  people: readonly PersonRow[],
): Pick<Unit, "leader" | "leaderPhone" | "minimumService" | "firstSteps" | "workaround"> {
  const leader = people.find(({ contactId }) => contactId === row?.leaderContactId);
  return {
    leader: leader ? [fullName(leader), leader.jobTitle].filter(Boolean).join(", ") : "",
    leaderPhone: leader?.mobile ?? leader?.phone ?? "",
    minimumService: row?.minimumService ?? "",
    firstSteps: stepsOf(row?.firstSteps ?? null),
    workaround: row?.workaround ?? "",
  };
}
