import type { Queryable } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import {
  openSealed,
  SEAL_NONCE_BYTES,
  sealSecret,
  type SealKeys,
} from "./authenticator-secret-rules";
import { replaceSeal, sealedSecretsAfter } from "./authenticator-store";

const BATCH = 500;

export type RenewedSeals = {
  /** Sealed with the key of today before. */
  readonly current: number;
  readonly renewed: number;
  /** Sealed with a key that is neither the one of today nor a former one that is known. */
  readonly unreadable: number;
};

/** Seals every authenticator app's secret with the key of today. For the operator; may run again. */
export async function renewSeals(
  db: Queryable,
  means: SealKeys & Pick<Services, "random">,
): Promise<RenewedSeals> {
  const count = { current: 0, renewed: 0, unreadable: 0 };
  let last: string | undefined;
  for (;;) {
    const rows = await sealedSecretsAfter(db, last, BATCH);
    for (const { userId, sealed } of rows) {
      const opened = openSealed(means, userId, sealed);
      if (!opened) count.unreadable += 1;
      else if (!opened.isFormerKey) count.current += 1;
      else {
        const nonce = means.random.bytes(SEAL_NONCE_BYTES);
        const current = sealSecret(means.secret, userId, opened.appSecret, nonce);
        // One that was replaced meanwhile has the key of today.
        if (await replaceSeal(db, userId, { former: sealed, current })) count.renewed += 1;
        else count.current += 1;
      }
    }
    last = rows.at(-1)?.userId;
    if (rows.length < BATCH) return count;
  }
}
