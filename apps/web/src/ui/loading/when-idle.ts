/** Longest wait, so that the chunk is loaded before it is needed (ms). */
const SOON = 2_000;

/** Runs `act` when the browser is idle. */
export const whenIdle = (act: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: SOON });
  else setTimeout(act, SOON);
};
