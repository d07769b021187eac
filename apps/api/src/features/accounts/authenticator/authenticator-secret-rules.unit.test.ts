import { createSecretKey } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEAL_NONCE_BYTES, encryptSecret, decryptSecret } from "./authenticator-secret-rules";

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((value) => Buffer.from(value));
const key = bytes(32).map((value) => createSecretKey(value));
const arbitraries = [key, fc.uuid(), bytes(20), bytes(SEAL_NONCE_BYTES)] as const;

describe("an encrypted secret", () => {
  it("decrypts for its user and installation, and hides its content", () => {
    fc.assert(
      fc.property(...arbitraries, (secret, userId, appSecret, nonce) => {
        const sealed = encryptSecret(secret, userId, appSecret, nonce);
        expect(decryptSecret(secret, userId, sealed)).toEqual(appSecret);
        expect(sealed.includes(appSecret)).toBe(false);
      }),
    );
  });

  it("rejects another user, another installation and a tampered ciphertext", () => {
    fc.assert(
      fc.property(
        ...arbitraries,
        key,
        fc.uuid(),
        fc.nat(),
        (secret, userId, appSecret, nonce, otherSecret, otherId, position) => {
          fc.pre(!otherSecret.equals(secret) && otherId !== userId);
          const sealed = encryptSecret(secret, userId, appSecret, nonce);
          expect(decryptSecret(otherSecret, userId, sealed)).toBeUndefined();
          expect(decryptSecret(secret, otherId, sealed)).toBeUndefined();
          const changed = Buffer.from(sealed);
          const at = position % changed.length;
          changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
          expect(decryptSecret(secret, userId, changed)).toBeUndefined();
          expect(decryptSecret(secret, userId, sealed.subarray(0, at))).toBeUndefined();
        },
      ),
    );
  });
});
