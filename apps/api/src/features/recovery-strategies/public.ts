export { listRecoveryStrategies } from "./recovery-strategies-store";
export { recoveryStrategyContribution } from "./plan-contribution-store";
