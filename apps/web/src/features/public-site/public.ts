/* What other rooms may use of the public site: the footer, and reading a legal text. */
export { SiteFooter } from "./site-footer";
export { LegalDialog } from "./legal-dialog";
