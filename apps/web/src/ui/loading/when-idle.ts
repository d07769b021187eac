/** Longest wait for an idle moment (ms). */
const SOON = 2_000;
/** How often to look whether the page's content has arrived (ms). */
const CHECK = 200;
/** Longest wait for the page's content (ms). */
const LATEST = 10_000;

type Act = () => void | Promise<unknown>;

const waiting: Act[] = [];

const inIdleMoment = (act: () => void) => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: SOON });
  else setTimeout(act, SOON);
};

/** The outline of index.html, or a `Skeleton`, unless it waits for a person to scroll to it or for the idle moment. */
const SKELETON = "[data-skeleton]:not([data-unseen] *)";

const isContentLoading = () => document.querySelector(SKELETON) !== null;

const runOnceShown = (latest: number) => {
  inIdleMoment(() => {
    if (isContentLoading() && performance.now() < latest) {
      setTimeout(() => runOnceShown(latest), CHECK);
      return;
    }
    actInTurn();
  });
};

/** Runs one callback in each idle period, so that together they do not block the page. */
const actInTurn = () => {
  try {
    // What could not be loaded early, such as while the server is away, is loaded when it is used.
    waiting[0]?.()?.catch(() => undefined);
  } finally {
    // Removed after it has run: a callback that adds another would otherwise start a second round.
    waiting.shift();
    if (waiting.length > 0) inIdleMoment(actInTurn);
  }
};

/**
 * Runs `act` when the page shows its content and the browser is idle. What the page needs first would otherwise share
 * the connection, of which a browser opens six, with what it may need later. A failure of `act` is not reported.
 */
export const whenIdle = (act: Act): void => {
  waiting.push(act);
  if (waiting.length === 1) runOnceShown(performance.now() + LATEST);
};
