import { createPublicKey } from "node:crypto";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { putPartner, revokePartner as revokeRow } from "./partners-store";

type CommandServices = Pick<Services, "newId" | "clock">;

/** The key as it is kept (SPKI); undefined for anything but an Ed25519 public key in PEM. */
function publicKeyOf(pem: string): string | undefined {
  // A private key would be taken for its public half: it should not have come here at all.
  if (!/^\s*-----BEGIN PUBLIC KEY-----/.test(pem)) return undefined;
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType !== "ed25519") return undefined;
    return key.export({ type: "spki", format: "pem" }).toString();
  } catch {
    // Whatever stands between the lines is no key.
    return undefined;
  }
}

/**
 * Registers a partner whose signed links let people in, or a revoked one again. For the operator.
 *
 * @param partner.key Ed25519 public key, PEM
 */
export async function registerPartner(
  tx: Queryable,
  means: CommandServices,
  partner: { readonly name: string; readonly key: string },
): Promise<"registered" | "no key" | "exists"> {
  const publicKey = publicKeyOf(partner.key);
  if (!publicKey) return "no key";
  const { name } = partner;
  const row = { id: means.newId(), name, publicKey, createdAt: means.clock.now() };
  if (!(await putPartner(tx, row))) return "exists";
  await recordEvent(tx, means, { action: "accounts.partner-added", detail: { name } });
  return "registered";
}

/** Whether there was such a partner; its links count no longer. */
export async function revokePartner(
  tx: Queryable,
  means: CommandServices,
  name: string,
): Promise<boolean> {
  const id = await revokeRow(tx, name, means.clock.now());
  if (!id) return false;
  await recordEvent(tx, means, {
    action: "accounts.partner-revoked",
    subject: id,
    detail: { name },
  });
  return true;
}
