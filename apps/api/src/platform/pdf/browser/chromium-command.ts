/** Refuses every host name and address before a socket is opened; the main protection if the jail allows network. */
const NO_NETWORK = [
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--proxy-server=http://0.0.0.0:1",
  "--proxy-bypass-list=<-loopback>",
  "--dns-prefetch-disable",
  "--no-pings",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--disable-sync",
  "--disable-extensions",
  "--disable-features=Translate,MediaRouter,OptimizationHints,AutofillServerCommunication,DialMediaRouteProvider",
];

/**
 * Chromium's whole command line; Playwright adds nothing, because it would precede the jail's own arguments. Never
 * `--no-sandbox`. It is driven over a pipe, so no port is opened.
 */
export const chromiumArguments = (home: string): readonly string[] => [
  "--headless",
  "--remote-debugging-pipe",
  "--no-startup-window",
  `--user-data-dir=${home}`,
  ...NO_NETWORK,
  // Scripts are off; if one ran, it would be interpreted and never compiled to machine code.
  "--js-flags=--jitless",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-breakpad",
  "--disable-crash-reporter",
  "--no-first-run",
  "--no-default-browser-check",
  "--hide-scrollbars",
  "--mute-audio",
  "--password-store=basic",
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
];
