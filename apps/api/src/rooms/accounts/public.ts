export { resetSecondFactor } from "./authenticator/reset-second-factor";
export { DEMO_EMAILS } from "./demo-account-rules";
export { markMachineAccount } from "./direct-sign-in/mark-machine-account";
export { forgetPastSignInLinks } from "./direct-sign-in/partners-store";
export { registerPartner, revokePartner } from "./direct-sign-in/register-partner";
export {
  deleteInvitation,
  deleteInvitationsBy,
  listInvitees,
  readInvitee,
} from "./invitations/invitations-store";
export { sendInvitation } from "./invitations/send-invitation";
export { openSession } from "./open-session";
export { registerConfirmed } from "./register-confirmed";
export { revokeSession, sessionByToken } from "./sessions-store";
export { anyUser, emailKeyOf, nameOfUser, userByEmail } from "./users-store";
