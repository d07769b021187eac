/* For other features: the footer, and reading a legal text. */
export const loadSiteFooter = async () => (await import("./site-footer")).SiteFooter;
export { LegalDialog } from "./legal-dialog";
