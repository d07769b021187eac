/* For other features: the footer. */
export { SiteFooter } from "./site-footer";
