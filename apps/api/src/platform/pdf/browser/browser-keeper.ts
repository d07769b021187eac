import type { RunningBrowser } from "./chromium-browser";

/** Holds one browser: starts it when first needed, and replaces it after it died. */
export type BrowserKeeper = {
  /** @throws any error of the start; the next call tries again */
  get(): Promise<RunningBrowser>;
  /** Ends the current browser, if there is one. */
  retire(): Promise<void>;
};

export function createBrowserKeeper(start: () => Promise<RunningBrowser>): BrowserKeeper {
  let present: Promise<RunningBrowser> | undefined;

  const startAnew = () => {
    const starting = start();
    present = starting;
    const forget = () => {
      if (present === starting) present = undefined;
    };
    starting.then(({ browser }) => browser.once("disconnected", forget), forget);
    return starting;
  };

  return {
    async get() {
      const running = await (present ?? startAnew());
      return running.browser.isConnected() ? running : startAnew();
    },
    async retire() {
      const ending = present;
      present = undefined;
      const running = await ending?.catch(() => undefined);
      await running?.end();
    },
  };
}
