/** How long after its page something is fetched at the latest, so that it is there when it is used (ms). */
const SOON = 2_000;

/** Acts once the page has come to rest. */
export const whenIdle = (act: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: SOON });
  else setTimeout(act, SOON);
};
