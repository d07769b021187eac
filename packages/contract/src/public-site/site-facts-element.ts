/** The id of the page's element that holds the installation's own SiteFacts as JSON; absent without any. */
export const SITE_FACTS_ELEMENT = "site-facts";
