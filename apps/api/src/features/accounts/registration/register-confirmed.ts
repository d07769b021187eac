import type { Queryable } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { emailKeyOf, insertUser } from "../users-store";

/** Creates an active account without an email, for the demo. Returns its id; undefined if it exists. */
export async function registerConfirmed(
  db: Queryable,
  services: Pick<Services, "newId" | "clock">,
  person: {
    readonly email: string;
    readonly passwordHash: string;
    readonly firstName: string;
    readonly lastName: string;
  },
): Promise<string | undefined> {
  const now = services.clock.now();
  const { email, passwordHash, firstName, lastName } = person;
  const user = await insertUser(db, {
    id: services.newId(),
    email,
    emailKey: emailKeyOf(email),
    passwordHash,
    firstName,
    lastName,
    emailConfirmedAt: now,
    agreementsAcceptedAt: now,
    createdAt: now,
  });
  return user?.id;
}
