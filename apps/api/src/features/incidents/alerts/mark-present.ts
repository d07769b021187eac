import type { Responder } from "@holdfast/contract/incidents/responder";
import type { Transaction } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { nameOf, userById } from "../../accounts/public";
import type { IncidentKey } from "../log/log-store";
import { markLinkedPresent, markPresent } from "./responders-store";

/** A responder who acts by the link of an alert, without an account. */
export type LinkedPerson = Pick<Responder, "name" | "email" | "mobile">;

/** Who acts in an incident: a person with an account, or one with the link of an alert. */
export type ActingPerson =
  | { readonly userId: string }
  | { readonly userId: null; readonly linked: LinkedPerson };

/** The author of an entry of the log. */
export type Author = { readonly authorUserId: string | null; readonly authorName: string };

/** Returns the name of a person who acts by a link, as the log and the actions have it. Pure. */
export const nameByLink = ({ name }: Pick<Responder, "name">): string => `${name} (by link)`;

/**
 * Records that a person who acts in an incident is at work in it, so that no one is alerted instead. Returns the person
 * as the author of what they do.
 */
export async function markPersonPresent(
  tx: Transaction,
  { clock }: Pick<Services, "clock">,
  person: ActingPerson,
  key: IncidentKey,
): Promise<Author> {
  if (person.userId === null) {
    await markLinkedPresent(tx, key, person.linked, clock.now());
    return { authorUserId: null, authorName: nameByLink(person.linked) };
  }
  const user = await userById(tx, person.userId);
  if (!user) throw new Error("A signed-in person has no row.");
  await markPresent(tx, key, person.userId, clock.now());
  return { authorUserId: person.userId, authorName: nameOf(user) };
}
