export { organisationFor } from "./organisation-access-store";
