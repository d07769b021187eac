/** A page that search engines may list. */
export type PublicPage = {
  readonly path: string;
  /** Of the browser tab, of search results and of shared links. */
  readonly title: string;
  /** One or two sentences for search results and shared links; at most 160 characters. */
  readonly description: string;
};

export const LANDING_PAGE: PublicPage = {
  path: "/",
  title: "Holdfast · Business continuity, coached",
  description:
    "Holdfast coaches your business through a continuity plan, one question at a time: what could stop you, who does what, and how you recover.",
};

export const CONTACT_PAGE: PublicPage = {
  path: "/contact-us",
  title: "Contact us · Holdfast",
  description:
    "Support for Holdfast in Australia, New Zealand, South Africa and all other countries, and who to ask about your personal information.",
};
