import type { Queryable } from "../../platform/database/database";
import { userByEmail } from "../../features/accounts/public";
import { CommandRefused } from "../command";

/** @throws CommandRefused if no account has that address. */
export async function registeredUser(db: Queryable, email: string) {
  const user = await userByEmail(db, email);
  if (!user) throw new CommandRefused(`No account is registered with ${email}.`);
  return user;
}
