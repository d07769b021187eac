import type { Queryable } from "../../../platform/database/database";
import type { SecretKeys } from "../../../platform/secrets/secret-key";
import type { Services } from "../../../platform/services";
import { decryptWithAnyKey, SEAL_NONCE_BYTES, encryptSecret } from "./authenticator-secret-rules";
import { replaceSeal, sealedSecretsAfter } from "./authenticator-store";

const BATCH = 500;

export type RenewedSeals = {
  /** Already encrypted with the current key. */
  readonly current: number;
  readonly renewed: number;
  /** Encrypted with a key that is neither the current one nor a known former one. */
  readonly unreadable: number;
};

/** Re-encrypts every authenticator app's secret with the current key. For the operator; may run again. */
export async function reencryptSecrets(
  db: Queryable,
  services: SecretKeys & Pick<Services, "random">,
): Promise<RenewedSeals> {
  const count = { current: 0, renewed: 0, unreadable: 0 };
  let last: string | undefined;
  for (;;) {
    const rows = await sealedSecretsAfter(db, last, BATCH);
    for (const { userId, sealed } of rows) {
      const opened = decryptWithAnyKey(services, userId, sealed);
      if (!opened) count.unreadable += 1;
      else if (!opened.isFormerKey) count.current += 1;
      else {
        const nonce = services.random.bytes(SEAL_NONCE_BYTES);
        const current = encryptSecret(services.secret, userId, opened.appSecret, nonce);
        // One replaced in the meantime is encrypted with the current key.
        if (await replaceSeal(db, userId, { former: sealed, current })) count.renewed += 1;
        else count.current += 1;
      }
    }
    last = rows.at(-1)?.userId;
    if (rows.length < BATCH) return count;
  }
}
