import { removeFloorPlan, setFloorPlan } from "./manage-floor-plan";
import { readRecoveryDetails, updateRecoveryDetails } from "./manage-recovery-details";
import { listUnitProcedures, updateUnitProcedure } from "./manage-unit-procedures";

export const recoveryDetailsRoutes = [
  readRecoveryDetails,
  updateRecoveryDetails,
  setFloorPlan,
  removeFloorPlan,
  listUnitProcedures,
  updateUnitProcedure,
];
