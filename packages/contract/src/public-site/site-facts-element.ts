/** Id of the page element with the installation's own SiteFacts as JSON; the element is absent without any. */
export const SITE_FACTS_ELEMENT = "site-facts";

/** Id of the empty `noscript` of the contact page in which the server writes the SiteFacts as text. */
export const SITE_CONTACTS_ELEMENT = "site-contacts";
