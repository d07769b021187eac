import { requestSignInCode } from "./sign-in/request-sign-in-code";
import {
  confirmAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from "./authenticator/manage-authenticator";
import { confirmEmail, readActivation } from "./registration/confirm-email";
import { signInByLink } from "./direct-sign-in/sign-in-by-link";
import { signInMachine, signInUserManagement } from "./direct-sign-in/sign-in-machine";
import {
  acceptBrokerageInvitation,
  readBrokerageInvitation,
} from "./invitations/accept-invitation";
import { requestPasswordReset } from "./passwords/request-password-reset";
import { readResetLink } from "./passwords/reset-password";
import { changePassword } from "./passwords/change-password";
import { readBroker } from "./read-broker";
import { readUser } from "./read-user";
import { register } from "./registration/register";
import { resendConfirmation } from "./registration/resend-confirmation";
import { listSessions } from "./sessions/list-sessions";
import { revokeSession } from "./sessions/revoke-session";
import { signOutEverywhere } from "./sessions/sign-out-everywhere";
import { confirmEmailUpdate, readEmailUpdate } from "./settings/confirm-email-update";
import { removeAvatar } from "./settings/remove-avatar";
import { sendMobileCode } from "./settings/send-mobile-code";
import { setAvatar } from "./settings/set-avatar";
import { updateUser } from "./settings/update-user";
import { verifyMobileCode } from "./settings/verify-mobile-code";
import { signOut } from "./sign-in/sign-out";
import { verifySignInCode } from "./sign-in/verify-sign-in-code";

export const accountsRoutes = [
  register,
  readActivation,
  confirmEmail,
  resendConfirmation,
  requestSignInCode,
  verifySignInCode,
  signOut,
  readUser,
  readBroker,
  readBrokerageInvitation,
  acceptBrokerageInvitation,
  signInMachine,
  signInUserManagement,
  signInByLink,
  startAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  requestPasswordReset,
  readResetLink,
  changePassword,
  updateUser,
  readEmailUpdate,
  confirmEmailUpdate,
  sendMobileCode,
  verifyMobileCode,
  setAvatar,
  removeAvatar,
  listSessions,
  revokeSession,
  signOutEverywhere,
];
