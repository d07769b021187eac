export { sendDueRequests } from "./send-due-requests";
