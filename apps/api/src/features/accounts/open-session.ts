import type { Queryable } from "../../platform/database/database";
import type { Services } from "../../platform/services";
import { insertSession, type NewSession, sessionRow } from "./sessions-store";

type CommandServices = Pick<Services, "newId" | "clock" | "random">;

type Opening = {
  readonly userId: string;
  readonly isRemembered: boolean;
  readonly expiresAt: Date;
  readonly address?: string;
  readonly userAgent?: string;
};

/** A session that is not open yet, and its bearer token: 256 random bits, of which only a hash is kept. */
export function makeSession(
  { random, clock, newId }: CommandServices,
  opening: Opening,
): { readonly token: string; readonly session: NewSession } {
  const token = random.bytes(32).toString("base64url");
  const session = sessionRow(token, { id: newId(), ...opening, createdAt: clock.now() });
  return { token, session };
}

/**
 * Opens a session for a person who has proved who they are; also for the demonstration's own calls.
 * @returns the bearer token.
 */
export async function openSession(
  db: Queryable,
  means: CommandServices,
  opening: Opening,
): Promise<string> {
  const { token, session } = makeSession(means, opening);
  await insertSession(db, session);
  return token;
}
