/* For other features: the expiry of a plan. */
export { ExpiryNotice } from "./expiry-notice";
