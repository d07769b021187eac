import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { Clock } from "../clock";
import type { Queryable } from "../database/database";
import type { RandomSource } from "../secrets/random";
import type { SecretKeys } from "../secrets/secret-key";
import { openSealedSecret, SEAL_NONCE_BYTES, sealSecret } from "../secrets/sealed-secret";
import {
  insertInstallationKey,
  readInstallationKey,
  replaceSealedKey,
  type StoredKey,
} from "./installation-key-store";

/** What proves that a statement comes from this installation, and not from another server at its address. */
export type Installation = {
  readonly installationId: string;
  /** P-256, SPKI in base64. */
  readonly publicKey: string;
  /** Returns the signature of a text (ECDSA with SHA-256, as WebCrypto reads it) in base64. */
  readonly sign: (text: string) => string;
};

type Deps = SecretKeys & {
  readonly random: RandomSource;
  readonly clock: Clock;
  readonly newId: () => string;
};

const sealedFor = (owner: string) => ({ purpose: "holdfast installation", owner });

/**
 * Returns the key pair of this installation, which is made at the first start and remains through backup and restore.
 * Undefined if neither the secret key nor a former one decrypts it: then nothing is signed, rather than by a new pair.
 */
export async function openInstallation(
  db: Queryable,
  deps: Deps,
): Promise<Installation | undefined> {
  const stored = (await readInstallationKey(db)) ?? (await createKey(db, deps));
  const privateKey = await openPrivateKey(db, deps, stored);
  if (!privateKey) return undefined;
  return {
    installationId: stored.installationId,
    publicKey: stored.publicKey,
    sign: (text) =>
      sign("sha256", Buffer.from(text), {
        key: privateKey,
        dsaEncoding: "ieee-p1363",
      }).toString("base64"),
  };
}

async function createKey(db: Queryable, deps: Deps): Promise<StoredKey> {
  const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const installationId = deps.newId();
  const key = {
    installationId,
    publicKey: pair.publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    sealedPrivateKey: seal(
      deps,
      installationId,
      pair.privateKey.export({ type: "pkcs8", format: "der" }),
    ),
  };
  await insertInstallationKey(db, key, deps.clock.now());
  // Another process may have been first.
  return (await readInstallationKey(db)) ?? key;
}

const seal = ({ secret, random }: Deps, installationId: string, plain: Buffer) =>
  sealSecret(secret, sealedFor(installationId), plain, random.bytes(SEAL_NONCE_BYTES));

/** Encrypts the key with the current secret key if it was encrypted with a former one. */
async function openPrivateKey(
  db: Queryable,
  deps: Deps,
  { installationId, sealedPrivateKey }: StoredKey,
): Promise<KeyObject | undefined> {
  const open = (secret: KeyObject) =>
    openSealedSecret(secret, sealedFor(installationId), sealedPrivateKey);
  const current = open(deps.secret);
  if (current) return privateKeyOf(current);
  for (const former of deps.formerSecrets) {
    const plain = open(former);
    if (!plain) continue;
    await replaceSealedKey(db, seal(deps, installationId, plain));
    return privateKeyOf(plain);
  }
  return undefined;
}

const privateKeyOf = (plain: Buffer) =>
  createPrivateKey({ key: plain, type: "pkcs8", format: "der" });
