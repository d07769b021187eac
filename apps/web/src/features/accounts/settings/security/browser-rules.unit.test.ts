import { expect, it } from "vitest";
import { browserName } from "./browser-rules";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/150.0 Safari/537.36`,
    "Chrome on Windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/150.0 Safari/537.36 Edg/150.0`,
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox on Linux"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) ${WEBKIT} Version/20.0 Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `Mozilla/5.0 (Linux; Android 16) ${WEBKIT} Chrome/150.0 Mobile Safari/537.36`,
    "Chrome on Android",
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/150.0 Safari/537.36`,
    "Chrome on Linux",
  ],
  ["curl/8.1", "Unknown browser"],
  [null, "Unknown browser"],
])("names %s %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
