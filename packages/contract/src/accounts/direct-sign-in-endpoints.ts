import { defineEndpoint, json, PUBLIC } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import {
  CODE_NEEDED,
  NOT_ACTIVATED,
  SIGN_IN_ENDED,
  SIGN_IN_LINK_INVALID,
  WRONG_CREDENTIALS,
} from "./errors";
import { requestSignInCode, TokenResponse } from "./sign-in-endpoints";

/* Login without a code: for accounts that an operator has marked as machines, and by a partner's link. */

const DIRECT = {
  method: "POST",
  access: PUBLIC,
  body: requestSignInCode.body,
  response: json(TokenResponse),
  hasSecretResponse: true,
  errors: [WRONG_CREDENTIALS, SIGN_IN_ENDED, NOT_ACTIVATED, CODE_NEEDED, TOO_MANY_REQUESTS],
} as const;

export const signInMachine = defineEndpoint({
  name: "signInMachine",
  path: "/auth/token",
  summary:
    "Returns a token for a machine account; any other account gets an error that a code is needed.",
  ...DIRECT,
});

export const signInUserManagement = defineEndpoint({
  name: "signInUserManagement",
  path: "/auth/token/usermanagement",
  summary:
    "Returns a token as POST /auth/token does, for the user management of a partner's broker.",
  ...DIRECT,
});

/**
 * `Authorization: Link <parameter>`: base64 of a JWT signed with Ed25519 by a registered partner, with the claims
 * iss (the partner's name), sub (the user's email), jti, iat, exp (at most 60 seconds later) and aud (our address).
 */
export const signInByLink = defineEndpoint({
  name: "signInByLink",
  method: "GET",
  path: "/auth/token",
  summary: "Exchanges a partner's single-sign-in link for a token; works once.",
  access: PUBLIC,
  response: json(TokenResponse),
  hasSecretResponse: true,
  errors: [SIGN_IN_LINK_INVALID, TOO_MANY_REQUESTS],
});
