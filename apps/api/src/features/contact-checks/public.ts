export { countConfirmed } from "./confirmed-members-store";
export { sendDueRequests } from "./send-due-requests";
