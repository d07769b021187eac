import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { TEST_BROWSER } from "../../test/browser.ts";
import { COMPONENT_LIMITS, TEST_LIMITS } from "../../test/limits.ts";
import { PRODUCTION_REACT } from "../../test/react.ts";
import { css } from "./css.config.ts";

const define = { "process.env.NODE_ENV": JSON.stringify(PRODUCTION_REACT.env.NODE_ENV) };

const root = import.meta.dirname;
const TIME_ZONE = "Australia/Sydney";
const UNIT = "src/**/*.unit.test.ts";

/** Tests of modules that use nothing of a browser run in Node. */
export const webUnitProject = defineProject({
  root,
  test: {
    ...TEST_LIMITS,
    name: "web-unit",
    isolate: false,
    include: [UNIT],
    env: { TZ: TIME_ZONE },
  },
});

/** Component tests run in a real Chromium, because a simulated DOM gets focus, pointer and layout wrong. */
export default defineProject({
  root,
  define,
  oxc: PRODUCTION_REACT.oxc,
  css,
  // A dependency discovered during a run would reload the page and load React twice.
  optimizeDeps: {
    entries: ["src/**/*.{ts,tsx}"],
    include: ["react", "react-dom", "react/jsx-runtime", "vitest-browser-react", "docx/layout"],
    rolldownOptions: { transform: { define } },
  },
  test: {
    ...COMPONENT_LIMITS,
    name: "web",
    isolate: false,
    include: ["src/**/*.test.{ts,tsx}"],
    exclude: [UNIT],
    setupFiles: ["./vitest.setup.ts"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      locators: { exact: false },
      provider: playwright({
        launchOptions: TEST_BROWSER,
        contextOptions: { locale: "en-AU", timezoneId: TIME_ZONE },
        actionTimeout: COMPONENT_LIMITS.expect.poll.timeout,
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
    },
  },
});
