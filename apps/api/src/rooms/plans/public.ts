export { planFor } from "./plan-access-store";
