/*
 * The closed vocabulary of feature and file names. Adding a word is a decision: say in the commit what it names that
 * the existing words do not.
 */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const FEATURES: readonly string[] = words(`
  accounts organisations directory strategic-areas policies brokerages purchases plans risks
  impact-analysis business-units teams recovery-strategies recovery-details documents library industries dashboard
  printing public-site files personal-data contact-uses legal history search
  admin-users admin-subscriptions clients renewals subscriptions incidents exercises exercise-scenarios monthly-questions contact-checks offline-plan
  proposals answer-links agreed-actions workspace plan-content
`);

/** Whole names that only collect unrelated things: 'asset-types' is a noun, 'types' is a catch-all. */
export const CATCH_ALL_NAMES: readonly string[] = words("index types type shared lib stuff");
/** Words that make any name a catch-all. */
export const CATCH_ALL_WORDS: readonly string[] = words(
  "util utils utility utilities helper helpers common misc",
);

/** Endings of file names that only the API and the web app use. */
export const FOREIGN_TO_CONTRACT: readonly string[] = words(
  "store table email screen dialog form panel card",
);

/** File names of an API feature without a noun. */
export const API_NAMES: readonly string[] = words("routes public");

/** Endings of file names in an API feature. */
export const API_KINDS: readonly string[] = words("store table rules email limits sheet job");

/** First words of file names in an API feature: one operation, named like its endpoint. */
export const API_VERBS: readonly string[] = words(`
  accept activate add answer apply approve archive ask calculate cancel change check choose clone close confirm count
  create decide declare delete describe download edit escalate export fetch find finish import invite issue join judge list load look make
  manage mark move open print purchase read receive record redeem register remove rename renew replace
  request resend reserve reset restore revoke save search send set settle share show sign start sum transfer
  update upload validate verify withdraw
`);

/** File names of a web feature without a noun. */
export const WEB_NAMES: readonly string[] = words("routes public");

/** Endings of component names in a web feature. */
export const WEB_KINDS: readonly string[] = words(`
  screen dialog form table panel card list frame header footer menu top section field picker chart
  map mark preview steps tile banner notice popover loading empty failed
`);

/** Endings of .ts file names in a web feature. */
export const WEB_LOGIC_KINDS: readonly string[] = words("rules columns context menus");

/** First words of .ts file names in a web feature. */
export const WEB_VERBS: readonly string[] = words("use choose find group sort read print send");
