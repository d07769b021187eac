export { listRecoveryStrategies } from "./recovery-strategies-store";
export { recoveryStrategyPart } from "./plan-part-store";
