import type { Queryable } from "../../platform/database/database";
import type { Services } from "../../platform/services";
import { insertSession } from "./sessions-store";

/**
 * Opens a session for a person who has proved who they are; also for the demonstration's own calls.
 * @returns the bearer token: 256 random bits, of which only a hash is kept.
 */
export async function openSession(
  db: Queryable,
  services: Pick<Services, "newId" | "clock" | "chance">,
  session: {
    readonly userId: string;
    readonly isRemembered: boolean;
    readonly expiresAt: Date;
    readonly address?: string;
    readonly userAgent?: string;
  },
): Promise<string> {
  const token = services.chance.bytes(32).toString("base64url");
  const createdAt = services.clock.now();
  await insertSession(db, token, { id: services.newId(), ...session, createdAt });
  return token;
}
