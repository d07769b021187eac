export { escalateAlerts } from "./escalate-alerts";
