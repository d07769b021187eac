import { createPublicKey } from "node:crypto";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { putPartner, revokePartner as revokeRow } from "./partners-store";

type CommandServices = Pick<Services, "newId" | "clock">;

/** Returns the key as it is stored (SPKI); undefined for anything but an Ed25519 public key in PEM. */
function publicKeyOf(pem: string): string | undefined {
  // `createPublicKey` would accept a private key, which should never have been given to us.
  if (!/^\s*-----BEGIN PUBLIC KEY-----/.test(pem)) return undefined;
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType !== "ed25519") return undefined;
    return key.export({ type: "spki", format: "pem" }).toString();
  } catch {
    // The text between the PEM lines is not a key.
    return undefined;
  }
}

/**
 * Registers a partner whose signed links sign people in, or a revoked one again. For the operator.
 *
 * @param partner.key Ed25519 public key, PEM
 */
export async function registerPartner(
  tx: Queryable,
  services: CommandServices,
  partner: { readonly name: string; readonly key: string },
): Promise<"registered" | "no key" | "exists"> {
  const publicKey = publicKeyOf(partner.key);
  if (!publicKey) return "no key";
  const { name } = partner;
  const row = { id: services.newId(), name, publicKey, createdAt: services.clock.now() };
  if (!(await putPartner(tx, row))) return "exists";
  await recordEvent(tx, services, { action: "accounts.partner-added", detail: { name } });
  return "registered";
}

/** Revokes a partner, whose links stop working. Returns whether there was one. */
export async function revokePartner(
  tx: Queryable,
  services: CommandServices,
  name: string,
): Promise<boolean> {
  const id = await revokeRow(tx, name, services.clock.now());
  if (!id) return false;
  await recordEvent(tx, services, {
    action: "accounts.partner-revoked",
    subject: id,
    detail: { name },
  });
  return true;
}
