import type { Queryable } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { insertSession, type NewSession, sessionRow } from "../sessions-store";

type CommandServices = Pick<Services, "newId" | "clock" | "random">;

type Opening = {
  readonly userId: string;
  readonly isRemembered: boolean;
  readonly expiresAt: Date;
  readonly address?: string;
  readonly userAgent?: string;
};

/** Returns a session not stored yet, and its bearer token: 256 random bits, of which only a hash is stored. */
export function makeSession(
  { random, clock, newId }: CommandServices,
  opening: Opening,
): { readonly token: string; readonly session: NewSession } {
  const token = random.bytes(32).toString("base64url");
  const session = sessionRow(token, { id: newId(), ...opening, createdAt: clock.now() });
  return { token, session };
}

/**
 * Opens a session for a person whose identity is verified; also for the demo's own calls.
 * @returns the bearer token.
 */
export async function openSession(
  db: Queryable,
  services: CommandServices,
  opening: Opening,
): Promise<string> {
  const { token, session } = makeSession(services, opening);
  await insertSession(db, session);
  return token;
}
