import { createSecretKey, type KeyObject } from "node:crypto";
import { readFile, writeFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "../operator-error";
import { systemRandom } from "./random";
import type { Config } from "../config";

/** The keys of this installation: for keyed hashes, and to derive keys that encrypt. */
export type SecretKeys = {
  /** The current key (32 bytes or more). */
  readonly secret: KeyObject;
  /** Former keys: they still verify and decrypt, and are not used for anything new. */
  readonly formerSecrets: readonly KeyObject[];
};

/** Returns the installation's secret: SECRET_KEY, or a key generated once into DATA_DIR with mode 0600. */
export async function readSecretKey(
  config: Pick<Config, "secretKey" | "dataDir">,
): Promise<KeyObject> {
  if (config.secretKey) return createSecretKey(config.secretKey, "utf8");
  const file = path.join(config.dataDir, "secret-key");
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const made = systemRandom.bytes(KEY_BYTES).toString("base64url");
  await writeFile(file, made, { mode: 0o600, flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return generatedKey(file, await readFile(file, "utf8"));
}

/** The length of a generated key. */
const KEY_BYTES = 32;

/** @throws OperatorError for a file that was emptied or cut off: everyone could derive the keys that it protects */
function generatedKey(file: string, text: string): KeyObject {
  const key = Buffer.from(text.trim(), "base64url");
  if (key.length < KEY_BYTES)
    throw new OperatorError(
      `The secret key in ${file} is empty or too short. Restore the file from your copy of the data folder. If there is none, delete it: a new key is generated, and people have to set up their authenticator apps again.`,
    );
  return createSecretKey(key);
}

/**
 * Returns the former keys: those of SECRET_KEY_PREVIOUS, then the generated key that the operator has renamed to
 * `secret-key.previous` in DATA_DIR.
 */
export async function readFormerSecretKeys(
  config: Pick<Config, "formerSecretKeys" | "dataDir">,
): Promise<KeyObject[]> {
  const file = path.join(config.dataDir, "secret-key.previous");
  const generated = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return "";
  });
  return [
    ...config.formerSecretKeys.map((key) => createSecretKey(key, "utf8")),
    ...(generated.trim() ? [generatedKey(file, generated)] : []),
  ];
}

/** Returns the current key and the former ones; generates the current one if there is none. */
export const readSecretKeys = async (
  config: Pick<Config, "secretKey" | "formerSecretKeys" | "dataDir">,
): Promise<SecretKeys> => ({
  secret: await readSecretKey(config),
  formerSecrets: await readFormerSecretKeys(config),
});
