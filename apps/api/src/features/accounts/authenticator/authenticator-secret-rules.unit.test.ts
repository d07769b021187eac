import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEAL_NONCE_BYTES, sealSecret, unsealSecret } from "./authenticator-secret-rules";

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((value) => Buffer.from(value));
const given = [bytes(32), fc.uuid(), bytes(20), bytes(SEAL_NONCE_BYTES)] as const;

describe("an encrypted secret", () => {
  it("decrypts for its user and installation, and hides its content", () => {
    fc.assert(
      fc.property(...given, (secret, userId, appSecret, nonce) => {
        const sealed = sealSecret(secret, userId, appSecret, nonce);
        expect(unsealSecret(secret, userId, sealed)).toEqual(appSecret);
        expect(sealed.includes(appSecret)).toBe(false);
      }),
    );
  });

  it("rejects another user, another installation and a tampered ciphertext", () => {
    fc.assert(
      fc.property(
        ...given,
        bytes(32),
        fc.uuid(),
        fc.nat(),
        (secret, userId, appSecret, nonce, otherSecret, otherId, position) => {
          fc.pre(!otherSecret.equals(secret) && otherId !== userId);
          const sealed = sealSecret(secret, userId, appSecret, nonce);
          expect(unsealSecret(otherSecret, userId, sealed)).toBeUndefined();
          expect(unsealSecret(secret, otherId, sealed)).toBeUndefined();
          const changed = Buffer.from(sealed);
          const at = position % changed.length;
          changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
          expect(unsealSecret(secret, userId, changed)).toBeUndefined();
          expect(unsealSecret(secret, userId, sealed.subarray(0, at))).toBeUndefined();
        },
      ),
    );
  });
});
