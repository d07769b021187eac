import { isSingleSignInLink } from "@holdfast/contract/accounts/single-sign-in-link-rules";
import { decodeJwt, errors, importSPKI, type JWTPayload, jwtVerify } from "jose";
import { SECOND } from "../../../platform/clock";
import type { PartnerRow } from "./partners-store";

/** A link's maximum lifetime, and how far a partner's clock may be ahead (ms). */
const MAX_LINK_TERM = 60 * SECOND;
const CLOCK_SKEW = 10 * SECOND;
/** Of a partner, a person or a link (characters). */
const MAX_NAME_LENGTH = 254;

/** The content of a link, once its partner's signature is verified. */
export type SignInLink = {
  readonly partner: PartnerRow;
  /** Its id (jti). */
  readonly linkId: string;
  readonly email: string;
  readonly expiresAt: Date;
};

/**
 * Verifies `Authorization: Link <parameter>`. Returns undefined for anything invalid.
 *
 * @param audience our own URL
 */
export async function verifySignInLink(
  authorization: string | undefined,
  input: {
    readonly audience: string;
    readonly now: Date;
    partnerOf(name: string): Promise<PartnerRow | undefined>;
  },
): Promise<SignInLink | undefined> {
  const [, parameter = ""] = /^Link (\S+)$/.exec(authorization ?? "") ?? [];
  if (!isSingleSignInLink(parameter)) return undefined;
  const jwt = Buffer.from(parameter, "base64").toString("utf8");
  try {
    const { iss } = decodeJwt(jwt);
    const partner = isName(iss) ? await input.partnerOf(iss) : undefined;
    if (!partner) return undefined;
    const { payload } = await jwtVerify(jwt, await importSPKI(partner.publicKey, "EdDSA"), {
      algorithms: ["EdDSA", "Ed25519"],
      issuer: partner.name,
      audience: input.audience,
      requiredClaims: ["sub", "jti", "iat", "exp"],
      currentDate: input.now,
    });
    return linkOf(payload, partner, input.now);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Whether a claim can be looked up in the database: PostgreSQL has no NUL. */
const isName = (claim: unknown): claim is string =>
  typeof claim === "string" &&
  claim !== "" &&
  claim.length <= MAX_NAME_LENGTH &&
  claim.isWellFormed() &&
  !claim.includes("\u0000");

/** Returns the link if it lives for a minute at most and was not issued in the future. */
function linkOf(payload: JWTPayload, partner: PartnerRow, now: Date): SignInLink | undefined {
  const { sub, jti, iat, exp } = payload;
  if (!isName(sub) || !isName(jti) || iat === undefined || exp === undefined) return undefined;
  const [issuedAt, expiresAt] = [iat * SECOND, exp * SECOND];
  if (expiresAt - issuedAt > MAX_LINK_TERM || expiresAt <= issuedAt) return undefined;
  if (issuedAt > now.getTime() + CLOCK_SKEW || expiresAt <= now.getTime()) return undefined;
  return { partner, linkId: jti, email: sub, expiresAt: new Date(expiresAt) };
}
