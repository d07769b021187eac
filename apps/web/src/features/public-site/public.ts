/* For other features: the footer. */
export const loadSiteFooter = async () => (await import("./site-footer")).SiteFooter;
