import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { readConfig } from "../../apps/api/src/platform/config";
import { LimitSettings } from "../../apps/api/src/platform/limits/limit-settings";
import { POOL_SIZE } from "../../apps/api/src/platform/database/connection-pool";
import { PRINT_LIMITS } from "../../apps/api/src/platform/pdf/print-limits";

const readOperating = () => readFile(new URL("../../docs/operating.md", import.meta.url), "utf8");

it("documents concurrent requests, the pool size and the print queue", async () => {
  const documented = (await readOperating()).replaceAll(/ +/g, " ");
  const { running, waiting: callsWaiting } = readConfig({}).callLimit;
  const { concurrent, waiting, perPerson, perNetwork, waitTime, printTime, printPatience } =
    PRINT_LIMITS;
  for (const text of [
    `| Calls of one person | ${running} at the same time, ${callsWaiting} more wait`,
    `A process has ${POOL_SIZE} database connections`,
    `${concurrent} documents at the same time, ${waiting} more wait (${waitTime / 1_000} s at most). Of these, one person has at most ${perPerson} and one network at most ${perNetwork}. One document takes ${printTime / 1_000} s of processor time at most (\`PRINT_TIMEOUT\`), and ${printPatience / 1_000} s on a machine`,
  ])
    expect(documented).toContain(text);
});

it("documents each limit's setting and default in docs/operating.md", async () => {
  const documented = await readOperating();
  const defaults = Object.entries(LimitSettings.parse({}));
  expect(defaults).toHaveLength(6);
  const missing = defaults.filter(([setting, value]) => {
    const number = Number(value).toLocaleString("en-AU");
    return !new RegExp(`\\| \`${setting}\` +\\| ${number} `).test(documented);
  });
  expect(missing).toEqual([]);
});
