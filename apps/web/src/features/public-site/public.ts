/* What other features may use of the public site: the footer and the legal text dialog. */
export { SiteFooter } from "./site-footer";
export { LegalDialog } from "./legal-dialog";
