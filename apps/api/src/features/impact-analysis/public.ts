export { listUnitDependencies } from "./dependencies/unit-dependencies-store";
export { listAssets } from "./operational/assets-store";
export { listStrategicBias, penaltiesOf } from "./strategic/strategic-bias-store";
export { listTacticalBias } from "./tactical/tactical-bias-store";
export { impactAnalysisContribution } from "./plan-contribution-store";
