/* What other features may use of plans: the expiry status. */
export { ExpiryNotice } from "./expiry-notice";
