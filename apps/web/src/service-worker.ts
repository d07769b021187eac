import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

/*
 * Opens the kept plan when the server cannot be reached. It stores the offline page alone: the app's own files, calls
 * and images always come from the network, so that a deployment is never mixed with an older one.
 */

/** The parts of the worker that are used here: the types of workers and of pages exclude each other. */
declare const self: {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: (
    name: "activate",
    listener: (event: { readonly waitUntil: (work: Promise<void>) => void }) => void,
  ) => void;
};
/** The offline page and its files; those without a revision have a hash in their name. Set by the build. */
declare const OFFLINE_FILES: { readonly url: string; readonly revision: string | null }[];

const PAGE = "/offline.html";
/** Addresses that are not the app's pages. */
const NO_PAGE = /^\/(?:v1|dev|health|assets)(?:\/|$)/;
/** What a proxy returns while the server is down. */
const UNREACHABLE = new Set([502, 503, 504]);

void self.skipWaiting();
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

precacheAndRoute(OFFLINE_FILES);
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        const response = await fetch(request);
        if (!UNREACHABLE.has(response.status)) return response;
        return (await matchPrecache(PAGE)) ?? response;
      } catch {
        return (await matchPrecache(PAGE)) ?? Response.error();
      }
    },
    { denylist: [NO_PAGE] },
  ),
);
