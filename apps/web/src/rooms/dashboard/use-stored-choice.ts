import { useState } from "react";
import { readSession, subscribeToSession } from "../../platform/session";

/** Where the ids stand in local storage. */
export const CHOSEN = { organisation: "holdfast.organisation", plan: "holdfast.plan" } as const;

type Chosen = (typeof CHOSEN)[keyof typeof CHOSEN];

/** An id that outlives the visit: which organisation, which plan. Kept in local storage under `key`. */
export function useStoredChoice(key: Chosen): [string | null, (id: string) => void] {
  const [chosen, setChosen] = useState(() => localStorage.getItem(key));
  const choose = (id: string) => {
    localStorage.setItem(key, id);
    setChosen(id);
  };
  return [chosen, choose];
}

/**
 * From now on the choices end with the session (specification 4): the next sign-in opens the default
 * organisation. Called once, by what every signed-in page stands on.
 */
export const forgetChoicesAtSignOut = (): (() => void) =>
  subscribeToSession(() => {
    if (readSession()) return;
    for (const key of Object.values(CHOSEN)) localStorage.removeItem(key);
  });
