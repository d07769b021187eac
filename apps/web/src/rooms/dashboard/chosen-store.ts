import { readSession, subscribeToSession } from "../../platform/session";

/*
 * What the person chose to work on, kept for this tab: it outlives a reload and the way through /admin, and
 * two tabs may hold two plans. It ends with the session (specification 4, 'Session').
 */

export type Chosen = "organisation" | "plan";

const keyOf = (what: Chosen) => `holdfast.chosen_${what}`;

const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** The id that was chosen; null where nothing was. */
export const readChosen = (what: Chosen): string | null => sessionStorage.getItem(keyOf(what));

export function choose(what: Chosen, id: string): void {
  sessionStorage.setItem(keyOf(what), id);
  tell();
}

/** Calls `listener` whenever a choice was made or forgotten. */
export function subscribeToChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** From now on, signing out also forgets the choices. Called once, by what every signed-in page stands on. */
export const forgetChosenAtSignOut = () =>
  subscribeToSession(() => {
    if (readSession()) return;
    sessionStorage.removeItem(keyOf("organisation"));
    sessionStorage.removeItem(keyOf("plan"));
    tell();
  });
