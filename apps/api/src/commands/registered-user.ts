import type { Queryable } from "../platform/database/database";
import { userByEmail } from "../features/accounts/public";
import { CommandRefused } from "./command";

/** @throws CommandRefused where nobody has an account with that address. */
export async function registeredUser(db: Queryable, email: string) {
  const user = await userByEmail(db, email);
  if (!user) throw new CommandRefused(`Nobody is registered with ${email}.`);
  return user;
}
