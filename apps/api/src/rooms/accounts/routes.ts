import { askForCode } from "./ask-for-code";
import { confirmEmail } from "./confirm-email";
import {
  acceptBrokerageInvitation,
  acceptOrganisationInvitation,
} from "./invitations/accept-invitation";
import { readBroker } from "./read-broker";
import { readUser } from "./read-user";
import { register } from "./register";
import { resendConfirmation } from "./resend-confirmation";
import { signOut } from "./sign-out";
import { tradeCodeForToken } from "./trade-code-for-token";

export const accountsRoutes = [
  register,
  confirmEmail,
  resendConfirmation,
  askForCode,
  tradeCodeForToken,
  signOut,
  readUser,
  readBroker,
  acceptOrganisationInvitation,
  acceptBrokerageInvitation,
];
