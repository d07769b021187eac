import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, sendAll, signedInPerson } from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { fileMailer } from "./mailer";

let app: TestApp;
let outbox: string;
beforeAll(async () => {
  app = await testApp();
  outbox = path.join(app.dataDir, "outbox");
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers: { host: "localhost:3000", ...headers } });
const articles = async () => (await get("/dev/mailbox")).body.split("<article>").slice(1);
const frameOf = (article = "") => /<iframe src="([^"]+)"/.exec(article)?.[1] ?? "";

it("says what appears there before the first message", async () => {
  const { body } = await get("/dev/mailbox");
  expect(body).toContain("No messages yet");
  expect(body).not.toContain("<article>");
});

describe("with messages", () => {
  beforeAll(async () => {
    await signedInPerson(app, "ana@mailbox.example");
    await app.call(requestSignInCode, {
      body: { email: "ana@mailbox.example", password: PASSWORD },
    });
    await sendAll(app);
  });

  it("shows recipient, subject and time of an email, and a button for its code", async () => {
    const [newest = ""] = await articles();
    const code = /<h2>(\d{6}) is your Holdfast verification code<\/h2>/.exec(newest)?.[1];
    expect(newest).toContain("To ana@mailbox.example<");
    expect(newest).toMatch(/<time class="muted" datetime="\d{4}-/);
    expect(newest).toContain(`data-code="${code}"`);
  });

  it("shows the HTML of an email in a frame that runs no script and fetches nothing", async () => {
    const [newest = ""] = await articles();
    expect(newest).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const { body, headers } = await get(frameOf(newest));
    expect(body).toContain("Enter this code to finish logging in.");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    );
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("shows a text message with a button for its code", async () => {
    await mkdir(outbox, { recursive: true });
    const text = "To: +61491570156\n\n654321 is your Holdfast code.\n";
    await writeFile(path.join(outbox, "fa9a0000-0000-7000-8000-000000000001.sms.txt"), text);
    const [newest = ""] = await articles();
    expect(newest).toContain("To +61491570156<");
    expect(newest).toContain("<pre>654321 is your Holdfast code.</pre>");
    expect(newest).toContain('data-code="654321"');
    expect(newest).not.toContain("<iframe");
  });

  it("shows names of any script, and no markup of a sender", async () => {
    const names = ["fb9a0000-0000-7000-8000-000000000001"];
    const mailer = fileMailer(outbox, "no-reply@holdfast.example", () => names.shift() ?? "");
    const subject = "Join Zoë's <b>Café & Söhne</b>, ".repeat(4);
    await mailer.send("zoe@mailbox.example", { subject, text: "<script>", html: "<p>Hello</p>" });
    const [newest = ""] = await articles();
    expect(newest).toContain("Join Zoë&#39;s &#60;b&#62;Café &#38; Söhne&#60;/b&#62;");
    expect(newest).toContain("<pre>&#60;script&#62;</pre>");
    expect(newest).not.toContain("data-code");
  });

  it.each(["/dev/mailbox", "/dev/mailbox/page.js"])(
    "shows the mailbox to this machine only: %s",
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
      expect((await get(url, { host: "plans.example" })).statusCode).toBe(404);
      expect((await get(url, { "x-forwarded-for": "127.0.0.1" })).statusCode).toBe(404);
    },
  );

  it("serves no other file, and no email to other machines", async () => {
    const names = await readdir(outbox);
    const name = names.find((file) => file.endsWith(".eml"))?.replace(".eml", "") ?? "";
    expect((await get(`/dev/mailbox/${name}`)).statusCode).toBe(200);
    expect((await get(`/dev/mailbox/${name}`, { host: "plans.example" })).statusCode).toBe(404);
    for (const other of ["nothing", "..%2Fsecret-key", "%2e%2e%2fsecret-key", `${name}.eml`])
      expect((await get(`/dev/mailbox/${other}`)).statusCode).toBe(404);
  });
});
