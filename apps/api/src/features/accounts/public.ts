export { resetSecondFactor } from "./authenticator/reset-second-factor";
export { reencryptSecrets } from "./authenticator/renew-seals";
export { deleteFailures } from "./sign-in/count-attempt";
export { DEMO_EMAILS } from "./demo-account-rules";
export { markMachineAccount } from "./direct-sign-in/mark-machine-account";
export { deleteExpiredSignInLinks } from "./direct-sign-in/partners-store";
export { registerPartner, revokePartner } from "./direct-sign-in/register-partner";
export { acceptInvitation, readInvitation } from "./invitations/accept-invitation";
export type { Joining } from "./invitations/open-invitation";
export { setNewPassword } from "./passwords/reset-password";
export {
  deleteInvitation,
  deleteInvitationsBy,
  deleteInvitationsEndedBefore,
  listBrokerInvitees,
  listInvitees,
  pendingOwnerOf,
  readInvitee,
} from "./invitations/invitations-store";
export { sendInvitation } from "./invitations/send-invitation";
export { openSession } from "./sign-in/open-session";
export { verifyOwnPassword } from "./passwords/verify-own-password";
export {
  deleteUser,
  invitationsBy,
  invitationsTo,
  lockAccount,
  readAccount,
  storedCodesOf,
  storedLinksOf,
  storedSessionsOf,
} from "./personal-data-store";
export { registerConfirmed } from "./registration/register-confirmed";
export { sessionFinder, findSession } from "./sessions/find-session";
export { revokeSession } from "./sessions-store";
export { deleteExpiredCodes, deleteExpiredLinks, deleteExpiredSessions } from "./sweep-store";
export { deleteUnconfirmedBefore } from "./registration/unconfirmed-accounts-store";
export {
  hasUsers,
  emailKeyOf,
  nameOf,
  nameOfUser,
  userByEmail,
  userById,
  usersAs,
} from "./users-store";
