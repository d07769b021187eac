import { isSingleSignInLink } from "@holdfast/contract/accounts/single-sign-in-link-rules";
import { decodeJwt, errors, importSPKI, type JWTPayload, jwtVerify } from "jose";
import { SECOND } from "../../../platform/clock";
import type { PartnerRow } from "./partners-store";

/** How long a link may live, and how far a partner's clock may be ahead (ms). */
const MAX_LINK_TERM = 60 * SECOND;
const CLOCK_SKEW = 10 * SECOND;
/** Of a partner, a person or a link (characters). */
const MAX_NAME_LENGTH = 254;

/** What a link says, once its partner's signature was checked. */
export type SignInLink = {
  readonly partner: PartnerRow;
  /** Its own name (jti). */
  readonly linkId: string;
  readonly email: string;
  readonly expiresAt: Date;
};

/**
 * Reads and checks `Authorization: Link <parameter>`; undefined for anything that does not count.
 *
 * @param audience our own address
 */
export async function verifySignInLink(
  authorization: string | undefined,
  given: {
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
    const partner = isName(iss) ? await given.partnerOf(iss) : undefined;
    if (!partner) return undefined;
    const { payload } = await jwtVerify(jwt, await importSPKI(partner.publicKey, "EdDSA"), {
      algorithms: ["EdDSA", "Ed25519"],
      issuer: partner.name,
      audience: given.audience,
      requiredClaims: ["sub", "jti", "iat", "exp"],
      currentDate: given.now,
    });
    return linkOf(payload, partner, given.now);
  } catch (thrown) {
    if (thrown instanceof errors.JOSEError) return undefined;
    throw thrown;
  }
}

/** A text that can be looked for in the database: PostgreSQL has no NUL. */
const isName = (claim: unknown): claim is string =>
  typeof claim === "string" &&
  claim !== "" &&
  claim.length <= MAX_NAME_LENGTH &&
  claim.isWellFormed() &&
  !claim.includes("\u0000");

/** The link, where it lives for a minute at most and does not come from the future. */
function linkOf(payload: JWTPayload, partner: PartnerRow, now: Date): SignInLink | undefined {
  const { sub, jti, iat, exp } = payload;
  if (!isName(sub) || !isName(jti) || iat === undefined || exp === undefined) return undefined;
  const [issuedAt, expiresAt] = [iat * SECOND, exp * SECOND];
  if (expiresAt - issuedAt > MAX_LINK_TERM || expiresAt <= issuedAt) return undefined;
  if (issuedAt > now.getTime() + CLOCK_SKEW || expiresAt <= now.getTime()) return undefined;
  return { partner, linkId: jti, email: sub, expiresAt: new Date(expiresAt) };
}
