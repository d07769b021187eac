import type { Queryable } from "../../platform/database/database";
import { hashPassword } from "../../platform/password-hash";
import type { Services } from "../../platform/services";
import { emailKeyOf, insertUser } from "./users-store";

/** An account that needs no letter, for the demonstration. Answers its id; undefined where it exists. */
export async function registerConfirmed(
  db: Queryable,
  services: Pick<Services, "newId" | "clock">,
  person: {
    readonly email: string;
    readonly password: string;
    readonly firstName: string;
    readonly lastName: string;
  },
): Promise<string | undefined> {
  const now = services.clock.now();
  const { email, firstName, lastName } = person;
  const user = await insertUser(db, {
    id: services.newId(),
    email,
    emailKey: emailKeyOf(email),
    passwordHash: await hashPassword(person.password),
    firstName,
    lastName,
    emailConfirmedAt: now,
    agreementsAcceptedAt: now,
    createdAt: now,
  });
  return user?.id;
}
