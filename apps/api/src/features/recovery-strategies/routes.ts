import {
  createRecoveryStrategies,
  listRecoveryStrategies,
  updateRecoveryStrategies,
} from "./manage-recovery-strategies";

export const recoveryStrategiesRoutes = [
  listRecoveryStrategies,
  createRecoveryStrategies,
  updateRecoveryStrategies,
];
