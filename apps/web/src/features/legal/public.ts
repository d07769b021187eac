/* For other features: reading a legal text. */
export { LegalDialog } from "./legal-dialog";
