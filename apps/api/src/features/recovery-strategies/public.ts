export { listRecoveryStrategies } from "./recovery-strategies-store";
