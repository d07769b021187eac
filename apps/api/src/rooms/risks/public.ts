export { reportsAcceptedBy } from "./report/personal-data-store";
