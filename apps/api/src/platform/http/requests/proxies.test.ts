import { requestPasswordReset } from "@holdfast/contract/accounts/password-endpoints";
import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { openLog } from "../../log/log";

/** The hourly limit of emails requested from one address. */
const LIMIT = 30;
let people = 0;

const askFrom = async (app: TestApp, forwarded: string) =>
  (
    await app.call(requestPasswordReset, {
      body: { email: `person${(people += 1)}@proxies.example` },
      address: "10.0.0.1",
      headers: { "x-forwarded-for": forwarded },
    })
  ).status;

async function useUp(app: TestApp, forwarded: (number: number) => string) {
  for (let number = 0; number < LIMIT; number += 1)
    expect(await askFrom(app, forwarded(number))).toBe(200);
}

it("ignores X-Forwarded-For when BEHIND_PROXY is off", async () => {
  const app = await testApp();
  await useUp(app, (number) => `198.51.100.${number}`);
  expect(await askFrom(app, "203.0.113.1")).toBe(429);
});

it("uses the last entry behind one proxy and ignores what the caller sent", async () => {
  const app = await testApp(undefined, { config: { proxies: 1 } });
  await useUp(app, (number) => `192.0.2.${number}, 198.51.100.7`);
  expect(await askFrom(app, "203.0.113.1, 198.51.100.7")).toBe(429);
  expect(await askFrom(app, "198.51.100.7, 198.51.100.8")).toBe(200);
});

it("uses the second entry from the end behind two proxies", async () => {
  const app = await testApp(undefined, { config: { proxies: 2 } });
  await useUp(app, (number) => `192.0.2.${number}, 198.51.100.7, 10.0.0.2`);
  expect(await askFrom(app, "203.0.113.1, 198.51.100.7, 10.0.0.2")).toBe(429);
  expect(await askFrom(app, "198.51.100.7, 198.51.100.8, 10.0.0.2")).toBe(200);
});

describe("a request with X-Forwarded-For", () => {
  async function warningsOf(proxies: number) {
    let lines = "";
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines += chunk.toString();
        done();
      },
    });
    const app = await testApp(undefined, { config: { proxies }, log: openLog("warn", stream) });
    await app.server.inject({ url: "/health" });
    const before = lines;
    for (const url of ["/health", "/v1/user", "/nowhere"])
      await app.server.inject({ url, headers: { "x-forwarded-for": "203.0.113.9" } });
    return { before, warnings: lines.split("\n").filter((line) => line.includes("BEHIND_PROXY")) };
  }

  it("logs a request with X-Forwarded-For once if no proxy is configured, without its address", async () => {
    const { before, warnings } = await warningsOf(0);
    expect(before).toBe("");
    expect(warnings).toHaveLength(1);
    expect(warnings.join()).not.toContain("203.0.113.9");
  });

  it("does not log a request with X-Forwarded-For behind a configured proxy", async () => {
    expect((await warningsOf(1)).warnings).toEqual([]);
  });
});
