import { Secret, TOTP } from "otpauth";
import { SECOND } from "../../../platform/clock";

/** Parameters that every app supports (RFC 6238): SHA-1, six digits, steps of 30 seconds. */
const PARAMETERS = { issuer: "Holdfast", algorithm: "SHA1", digits: 6, period: 30 } as const;
/** RFC 4226, 4: 160 bits. */
export const APP_SECRET_BYTES = 20;
/** Steps accepted before and after the current one, for inaccurate clocks (RFC 6238, 5.2). */
const WINDOW = 1;

const totpOf = (appSecret: Buffer, label: string) =>
  new TOTP({
    ...PARAMETERS,
    label,
    secret: new Secret({ buffer: new Uint8Array(appSecret).buffer }),
  });

/** Returns the secret for typing (Base32), and as a URI for a QR code (otpauth://). */
export function describeApp(appSecret: Buffer, email: string) {
  const totp = totpOf(appSecret, email);
  return { secret: totp.secret.base32, address: totp.toString() };
}

/** Returns the code that the app shows at that time. */
export const appCodeAt = (appSecret: Buffer, now: Date): string =>
  totpOf(appSecret, "").generate({ timestamp: now.getTime() });

/** Returns the 30-second step (since 1970) of a code; undefined if it is not one of the codes valid now. */
export function stepOfCode(appSecret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = totpOf(appSecret, "");
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / (PARAMETERS.period * SECOND)) + delta;
}
