import type { ScreenEntry } from "../../apps/web/src/platform/routing/screen-entry";

const ENTRIES = new URL("../../apps/web/src/routes.ts", import.meta.url).href;

/**
 * Returns the web app's screens. Imported at run time: the compiler would otherwise check the whole web app under this
 * folder's settings. Loading an entry does not load its screen.
 */
export async function loadScreenEntries(): Promise<readonly ScreenEntry[]> {
  const { ROUTES } = (await import(ENTRIES)) as { readonly ROUTES: readonly ScreenEntry[] };
  return ROUTES;
}
