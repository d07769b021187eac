import { stateOf } from "@holdfast/content/places/find-place";
import {
  type AlternativeSite,
  type Branch,
  certainCountry,
} from "@holdfast/contract/organisations/place";
import { countryName } from "@holdfast/contract/platform/countries";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanLocation } from "@holdfast/contract/plan-content/plan-place";
import type { RecoveryDetails } from "@holdfast/contract/recovery-details/recovery-details";

const describePlace = (row: Branch | AlternativeSite) => ({
  name: row.name,
  address: row.address,
  addressDetails: row.additionalAddressInformation,
  phone: row.phone,
  email: row.email,
});

export const describeBranch = (branch: Branch) => ({
  branchId: branch.branchId,
  ...describePlace(branch),
});

export const describeRecoverySite = (site: AlternativeSite) => ({
  alternativeSiteId: site.alternativeSiteId,
  ...describePlace(site),
});

/** Returns the location. An assumed country is none: a wrong emergency number is worse than a line to write on. Pure. */
export function describeLocation(branch: Branch): PlanLocation {
  const code = certainCountry(branch);
  return {
    ...describeBranch(branch),
    country: code === null ? null : { code, name: countryName(code) },
    state: code === null ? null : stateOf(branch.address, code),
  };
}

/** Returns the site sheet, backups and finances. Pure. */
export const describeDetails = (
  row: RecoveryDetails,
): Pick<PlanContent, "site" | "backups" | "finances"> => ({
  site: {
    assemblyPoint: row.assemblyPoint,
    exitRoutes: row.exitRoutes,
    shutOffs: row.shutOffs,
    alarmPanel: row.alarmPanel,
    keyHolders: row.keyHolders,
    emergencyKit: row.emergencyKit,
    defibrillator: row.defibrillator,
    saferPlace: row.saferPlace,
    highGround: row.highGround,
    floorPlanUrl: row.floorPlanUrl,
  },
  backups: {
    scope: row.backupScope,
    location: row.backupLocation,
    frequency: row.backupFrequency,
    lastRestoreTest: row.lastRestoreTest,
    restoredBy: row.restoredBy,
  },
  finances: {
    bank: row.bank,
    cardProvider: row.cardProvider,
    emergencyFunds: row.emergencyFunds,
    payrollProvider: row.payrollProvider,
    payCutOff: row.payCutOff,
    signatories: row.signatories,
    payrollFallback: row.payrollFallback,
  },
});
