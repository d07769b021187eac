import "./test/act";
import { afterAll, beforeEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react/pure";
import "./src/ui/theme/theme.css";
import { endSession, readSession } from "./src/platform/session/session";
import { closeToast, currentToasts } from "./src/ui/feedback/toast-store";
import "./test/ignore-empty-scrolls";
import "./test/still.css";

/*
 * Test files in one tab share its page and the modules of the app, which saves loading them for each file. Each begins
 * with an empty page, without a session, and with the browser's own functions.
 */
const { href } = location;

beforeEach(cleanup);

afterAll(async () => {
  await cleanup();
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
