import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { STORE_MISSING } from "./platform/offline-plan/store-offline-page";
import { NavigationRoute, registerRoute } from "workbox-routing";

/*
 * Opens the kept plan and the alert of a link when the server cannot be reached. It stores their pages alone: the app's
 * own files, calls and images always come from the network, so that a deployment is never mixed with an older one.
 */

/** The parts of the worker that are used here: the types of workers and of pages exclude each other. */
declare const self: {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: (
    name: "activate" | "message",
    listener: (event: WorkerEvent) => void,
  ) => void;
};
type WorkerEvent = {
  readonly waitUntil: (work: Promise<void>) => void;
  readonly data?: unknown;
};
/** The two pages and their files; those without a revision have a hash in their name. Set by the build. */
declare const OFFLINE_FILES: { readonly url: string; readonly revision: string | null }[];

/** Returns the page that opens in place of one of the app. */
const pageFor = ({ pathname }: URL) =>
  /^\/(?:a\/|incident-alert$)/.test(pathname) ? "/alert.html" : "/offline.html";
/** Addresses that are not the app's pages. */
const NO_PAGE = /^\/(?:v1|dev|health|assets)(?:\/|$)/;
/** What a proxy returns while the server is down. */
const UNREACHABLE = new Set([502, 503, 504]);

const files = new PrecacheController();

/**
 * Stores files that a browser has deleted. A server with another version may not have all of them. Then nothing is
 * stored, because files of two versions do not work together, and the browser fetches the new worker by itself.
 */
async function storeMissing(): Promise<void> {
  const cache = await caches.open(files.strategy.cacheName);
  const missing: { readonly key: string; readonly response: Response }[] = [];
  for (const { url } of OFFLINE_FILES) {
    const key = files.getCacheKeyForURL(url);
    if (key === undefined || (await cache.match(key))) continue;
    const response = await fetch(url, { cache: "reload" });
    if (!response.ok) return;
    missing.push({ key, response });
  }
  for (const { key, response } of missing) await cache.put(key, response);
}

void self.skipWaiting();
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  if (event.data === STORE_MISSING) event.waitUntil(storeMissing());
});

files.precache(OFFLINE_FILES);
registerRoute(new PrecacheRoute(files));
registerRoute(
  new NavigationRoute(
    async ({ request, url }) => {
      const page = pageFor(url);
      try {
        const response = await fetch(request);
        if (!UNREACHABLE.has(response.status)) return response;
        return (await files.matchPrecache(page)) ?? response;
      } catch {
        return (await files.matchPrecache(page)) ?? Response.error();
      }
    },
    { denylist: [NO_PAGE] },
  ),
);
