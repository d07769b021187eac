import type { Incident } from "@holdfast/contract/incidents/incident";
import { useCurrentUser } from "../../accounts/public";

const keyOf = (email: string | null | undefined) => (email ?? "").trim().toLowerCase();

/** Returns the reader's teams in an incident, and the reader as a responder in each of them: those with the account's address. */
export function useOwn({ responders }: Pick<Incident, "responders">) {
  const own = keyOf(useCurrentUser()?.email);
  const people = own === "" ? [] : responders.filter(({ email }) => keyOf(email) === own);
  return {
    people,
    teamTypeIds: people.map(({ teamTypeId }) => teamTypeId),
    responderIds: people.map(({ responderId }) => responderId),
  };
}
