import { eq } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowOf } from "../database/sql/row-of";
import { installationKey as table } from "./installation-key-table";

export type StoredKey = Omit<typeof table.$inferSelect, "isOnly" | "createdAt">;

/** Returns the installation's key pair; undefined before it was made. */
export async function readInstallationKey(db: Queryable): Promise<StoredKey | undefined> {
  const [row] = await db
    .select({
      installationId: table.installationId,
      publicKey: table.publicKey,
      sealedPrivateKey: table.sealedPrivateKey,
    })
    .from(table)
    .limit(1);
  return row;
}

/** Stores a key pair, unless another process has stored one. */
export async function insertInstallationKey(db: Queryable, key: StoredKey, now: Date) {
  await db
    .insert(table)
    .values(rowOf(table, { isOnly: true, createdAt: now, ...key }))
    .onConflictDoNothing();
}

/** Replaces the encrypted private key, which was decrypted by a former secret key. */
export async function replaceSealedKey(db: Queryable, sealedPrivateKey: Buffer) {
  await db.update(table).set(rowOf(table, { sealedPrivateKey })).where(eq(table.isOnly, true));
}
