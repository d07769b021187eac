import { expect, it } from "vitest";
import { shouldInstallFirst } from "./install-rules";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) Version/15.0 Safari/604.1";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15";
const ANDROID = "Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile Safari/537.36";

it.each([
  [IPHONE, 5, false, true],
  [IPHONE, 5, true, false],
  [MAC, 5, false, true],
  [MAC, 0, false, false],
  [ANDROID, 5, false, false],
])("asks to install first: %s", (userAgent, maxTouchPoints, isInstalled, expected) => {
  expect(shouldInstallFirst({ userAgent, maxTouchPoints, isInstalled })).toBe(expected);
});
