/** Id of the page element with the installation's own SiteFacts as JSON; the element is absent without any. */
export const SITE_FACTS_ELEMENT = "site-facts";
