import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { Writable } from "node:stream";
import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../../../src/demo/load-demo";
import { DEMO_EMAILS } from "../../../src/features/accounts/public";
import { PASSWORD, registerPerson } from "../../factories/people";
import { testApp, type TestApp } from "../../setup/test-app";
import { openLog } from "../../../src/platform/log/log";

/*
 * The embedded default serves people on this machine: what others must not see is refused to every request that came
 * through a proxy, even if the proxy names itself as the host.
 */

let app: TestApp;
let lines = "";
beforeAll(async () => {
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines += chunk.toString();
      done();
    },
  });
  app = await testApp(undefined, { log: openLog("warn", stream) });
  await loadDemo(app);
  await registerPerson(app, "ana@proxied.example");
});

const mailbox = (headers: Record<string, string> = {}) =>
  app.server.inject({ url: "/dev/mailbox", headers: { host: "127.0.0.1:4247", ...headers } });
const signIn = async (email: string, headers: Record<string, string> = {}) =>
  (await app.call(requestSignInCode, { body: { email, password: PASSWORD }, headers })).status;

/** Headers of common proxies, load balancers and networks; one of them is enough to be refused. */
const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ["Forwarded", "for=8.8.8.8"],
  ["X-Forwarded-For", "8.8.8.8"],
  ["X-Forwarded-Host", "plans.example"],
  ["X-Forwarded-Proto", "https"],
  ["X-Forwarded-Port", "443"],
  ["X-Forwarded-Server", "proxy"],
  ["X-Forwarded-Anything", "x"],
  ["X-Forwarded", "for=8.8.8.8"],
  ["Forwarded-For", "8.8.8.8"],
  ["X-Real-IP", "8.8.8.8"],
  ["Via", "1.1 proxy"],
  ["X-Client-IP", "8.8.8.8"],
  ["X-Cluster-Client-IP", "8.8.8.8"],
  ["Client-IP", "8.8.8.8"],
  ["True-Client-IP", "8.8.8.8"],
  ["CF-Connecting-IP", "8.8.8.8"],
  ["CF-Ray", "230b030023ae2822-SJC"],
  ["CDN-Loop", "cloudflare"],
  ["Fastly-Client-IP", "8.8.8.8"],
  ["Fly-Client-IP", "8.8.8.8"],
  ["X-Amzn-Trace-Id", "Root=1-67891233-abcdef012345678912345678"],
  ["X-Envoy-External-Address", "8.8.8.8"],
  ["X-AppEngine-User-IP", "8.8.8.8"],
  ["X-Azure-ClientIP", "8.8.8.8"],
  ["X-Original-Host", "plans.example"],
  ["X-Original-URL", "/dev/mailbox"],
  ["X-Rewrite-URL", "/dev/mailbox"],
  ["X-Varnish", "1"],
  ["Proxy-Connection", "keep-alive"],
];

it("shows the mailbox and accepts the demo accounts from this machine", async () => {
  expect((await mailbox()).statusCode).toBe(200);
  for (const email of Object.values(DEMO_EMAILS)) expect(await signIn(email)).toBe(200);
  expect(lines).toBe("");
});

describe.each(HEADERS)("a request with %s", (name, value) => {
  it("refuses the mailbox to a request through a proxy", async () => {
    expect((await mailbox({ [name]: value })).statusCode).toBe(404);
  });

  it("refuses the demo accounts through a proxy, as if the password were wrong", async () => {
    for (const email of [DEMO_EMAILS.owner, ` ${DEMO_EMAILS.broker.toUpperCase()}`])
      expect(await signIn(email, { [name]: value })).toBe(401);
    app.clock.pass(600_000);
  });
});

it("refuses the mailbox to a proxy that adds no header but speaks HTTP/1.0", async () => {
  const url = new URL(await app.server.listen({ port: 0, host: "127.0.0.1" }));
  const answerTo = (version: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(url.port), "127.0.0.1");
      socket.setEncoding("utf8").once("data", resolve).once("error", reject);
      socket.write(
        `GET /dev/mailbox HTTP/${version}\r\nHost: ${url.host}\r\nConnection: close\r\n\r\n`,
      );
    });
  expect(await answerTo("1.1")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await answerTo("1.0")).toMatch(/^HTTP\/1\.1 404 /);
});

it("accepts other accounts through a proxy", async () => {
  expect(await signIn("ana@proxied.example", { "x-forwarded-for": "8.8.8.8" })).toBe(200);
});

it("warns about the proxy once, without addresses", () => {
  const warnings = lines.split("\n").filter((line) => line.includes("/dev/mailbox"));
  expect(warnings).toHaveLength(1);
  expect(warnings.join()).not.toContain("8.8.8.8");
});

it("refuses the demo accounts if the installation serves other people", async () => {
  const config = { publicUrl: "https://plans.example" };
  const open = await testApp(undefined, { sharing: app, config });
  const body = { email: DEMO_EMAILS.owner, password: PASSWORD };
  expect((await open.call(requestSignInCode, { body })).status).toBe(401);
});
