import type { Queryable } from "../../platform/database/database";
import { brokeragesNamed } from "../../features/brokerages/public";
import { CommandRefused } from "../command";

/** @throws CommandRefused if no brokerage has that name, or more than one. */
export async function brokerageNamed(db: Queryable, name: string) {
  const [brokerage, another] = await brokeragesNamed(db, name);
  if (!brokerage) throw new CommandRefused(`There is no brokerage named ${name}.`);
  if (another) throw new CommandRefused(`More than one brokerage is named ${name}.`);
  return brokerage;
}
