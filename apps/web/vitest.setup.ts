import "./test/act";
import { afterAll, beforeEach, vi } from "vitest";
import { page, server } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import "./src/ui/theme/theme.css";
import { endSession, readSession } from "./src/platform/session/session";
import { closeToast, currentToasts } from "./src/ui/feedback/toast-store";
import "./test/ignore-empty-scrolls";
import "./test/still.css";

/** Tab goes to the first field: without this, to what follows the place of the last click, although that is gone. */
function beginAtTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
}

const OFFLINE_PAGE = "/features/offline-plan/page/";

/** The offline page loads its own global styles without a theme. They must not affect the tests of other files. */
function showOfflineStyles(isShown: boolean): void {
  const sheets = document.querySelectorAll(`style[data-vite-dev-id*="${OFFLINE_PAGE}"]`);
  for (const sheet of sheets) sheet.setAttribute("media", isShown ? "all" : "not all");
}

/*
 * Test files in one tab share its page and the modules of the app, which saves loading them for each file. Each begins
 * with an empty page, without a session, and with the browser's own functions; each test begins at the top of a page
 * of the usual size.
 */
const { href } = location;
const { width, height } = server.config.browser.viewport;

beforeEach(async ({ task }) => {
  await cleanup();
  showOfflineStyles(task.file.filepath.includes(OFFLINE_PAGE));
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
  beginAtTop();
});

afterAll(async () => {
  await cleanup();
  // A deletion that is still held would be sent to no one, and the changes of the next file would wait for it.
  for (const { undo } of currentToasts()) undo?.act();
  // In this order: what was mocked may be a function of the fake clock.
  vi.restoreAllMocks();
  vi.useRealTimers();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  readSession();
  for (const { id } of currentToasts()) closeToast(id);
  document.body.replaceChildren();
  document.documentElement.removeAttribute("style");
  history.replaceState(null, "", href);
});
