import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { LimitSettings } from "../apps/api/src/platform/limits/limit-settings";

it("documents each limit's setting and default in docs/operating.md", async () => {
  const documented = await readFile(new URL("../docs/operating.md", import.meta.url), "utf8");
  const defaults = Object.entries(LimitSettings.parse({}));
  expect(defaults.length).toBeGreaterThan(15);
  const missing = defaults.filter(([setting, value]) => {
    const number = Number(value).toLocaleString("en-AU");
    return !new RegExp(`\\| \`${setting}\` +\\| ${number} `).test(documented);
  });
  expect(missing).toEqual([]);
});
