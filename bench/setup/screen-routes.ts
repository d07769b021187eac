import type { ScreenRoute } from "../../apps/web/src/platform/routing/screen-route";

const MODULE = new URL("../../apps/web/src/routes.ts", import.meta.url).href;

/**
 * Returns the web app's screens. Imported at run time: the compiler would otherwise check the whole web app under this
 * folder's settings. Loading an entry does not load its screen.
 */
export async function loadScreenRoutes(): Promise<readonly ScreenRoute[]> {
  const { ROUTES } = (await import(MODULE)) as { readonly ROUTES: readonly ScreenRoute[] };
  return ROUTES;
}
