/** Maximum number of characters in the `Authorization: Link` header. */
export const MAX_SINGLE_SIGN_IN_LINK_LENGTH = 4_096;

/** Standard alphabet, padded, with the unused bits of the last character zero. */
const CANONICAL_BASE64 =
  /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$/;

/**
 * Whether a link's parameter is valid base64 that re-encodes to the same text (specification 5,
 * 'Single-sign-in link parameter'). The server checks its content and signature.
 */
export const isSingleSignInLink = (parameter: string): boolean =>
  parameter !== "" &&
  parameter.length <= MAX_SINGLE_SIGN_IN_LINK_LENGTH &&
  CANONICAL_BASE64.test(parameter);
