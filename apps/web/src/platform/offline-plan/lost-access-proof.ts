import {
  LOST_ACCESS,
  type LostAccessStatement,
} from "@holdfast/contract/offline-plan/lost-access-rules";
import { fromBase64 } from "./base64-rules";
import type { KeptPlan } from "./kept-plans-rules";

/** As the server answers (`read-lost-access.ts`); checked here, because another server may answer in its place. */
type Proof = { readonly statement: string; readonly signature: string };

const isProof = (proof: unknown): proof is Proof =>
  typeof proof === "object" &&
  proof !== null &&
  typeof Reflect.get(proof, "statement") === "string" &&
  /^[\w+/=-]+$/.test(String(Reflect.get(proof, "signature")));

const CURVE = { name: "ECDSA", namedCurve: "P-256" } as const;

/**
 * Whether the installation that the plan was kept from has signed that its person lost access, after the plan was last
 * read: an older statement is of a server that was restored from a backup.
 */
export async function provesLostAccess(kept: KeptPlan, proof: unknown): Promise<boolean> {
  if (!kept.installation || !isProof(proof)) return false;
  const spki = fromBase64(kept.installation.publicKey);
  const key = await crypto.subtle.importKey("spki", spki, CURVE, false, ["verify"]);
  const isSigned = await crypto.subtle.verify(
    { name: "ECDSA", hash: "SHA-256" },
    key,
    fromBase64(proof.signature),
    new TextEncoder().encode(proof.statement),
  );
  if (!isSigned) return false;
  const [kind, installationId, planId, userId, lostAt] = JSON.parse(
    proof.statement,
  ) as LostAccessStatement;
  return (
    kind === LOST_ACCESS &&
    installationId === kept.installation.installationId &&
    planId === kept.planId &&
    userId === kept.userId &&
    Date.parse(lostAt) >= Date.parse(kept.readAt)
  );
}
