/* What other rooms may use of plans: how near one is to its end. */
export { ExpiryNotice } from "./expiry-notice";
