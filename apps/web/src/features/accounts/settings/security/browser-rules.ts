/** In the order they are tested, because many user agents name other browsers as well. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
] as const;

type Known = readonly (readonly [RegExp, string])[];

const nameIn = (known: Known, userAgent: string) =>
  known.find(([sign]) => sign.test(userAgent))?.[1];

/** Returns a readable name for a `User-Agent` header, such as 'Firefox on Windows'. Pure. */
export function browserName(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? "") ?? "Unknown browser";
  const system = nameIn(SYSTEMS, userAgent ?? "");
  return system === undefined ? browser : `${browser} on ${system}`;
}
