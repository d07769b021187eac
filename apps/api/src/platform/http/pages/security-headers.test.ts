import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { setAvatar } from "@holdfast/contract/accounts/settings-endpoints";
import type { Problem } from "@holdfast/contract/platform/errors";
import { beforeAll, describe, expect, it } from "vitest";
import { scratchDirectory } from "../../../../test/setup/scratch-directory";
import { signedInPerson } from "../../../../test/factories/people";
import { afterThisFile } from "../../../../test/database/test-database";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

/** One grey pixel. */
const IMAGE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

let app: TestApp;
let withTls: TestApp;
let token: string;
/** The URL of each request, and the status it returns. */
let answers: Readonly<Record<string, readonly [url: string, status: number]>>;

beforeAll(async () => {
  const webFolder = await scratchDirectory("web");
  afterThisFile(() => rm(webFolder, { recursive: true }));
  await mkdir(path.join(webFolder, "assets"));
  await mkdir(path.join(webFolder, "prerendered"));
  for (const file of ["index.html", "prerendered/index.html", "prerendered/contact-us.html"])
    await writeFile(path.join(webFolder, file), "<!doctype html><title>Holdfast</title>");
  await writeFile(path.join(webFolder, "assets", "main-abc.js"), "void 0;");
  app = await testApp(undefined, { webFolder });
  withTls = await testApp(undefined, {
    webFolder,
    config: { publicUrl: "https://plans.example" },
  });
  token = await signedInPerson(app, "ana@headers.example");
  const { body } = await app.call(setAvatar, { as: token, file: IMAGE });
  answers = {
    "the landing page": ["/", 200],
    "the page of an email's link": ["/reset-password?id=1&token=abc", 200],
    "a script": ["/assets/main-abc.js", 200],
    "a missing asset": ["/assets/gone.js", 404],
    "a response": ["/v1/user", 200],
    "an error": ["/v1/plans/1", 404],
    "an unknown endpoint": ["/v1/nowhere", 404],
    "an image": [body.avatarUrl ?? "", 200],
    "the API's description": ["/v1/openapi.json", 200],
    "the API's page": ["/v1/docs", 200],
    "the mailbox": ["/dev/mailbox", 200],
    "the health": ["/health", 200],
  };
});

const get = (url: string, headers: Record<string, string> = {}, at = app) =>
  at.server.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });

const policyOf = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split(";")
      .map((directive) => {
        const [name = "", ...sources] = directive.trim().split(" ");
        return [name, sources.join(" ")];
      }),
  );

const EVERYTHING = [
  "the landing page",
  "the page of an email's link",
  "a script",
  "a missing asset",
  "a response",
  "an error",
  "an unknown endpoint",
  "an image",
  "the API's description",
  "the API's page",
  "the mailbox",
  "the health",
];

describe.each(EVERYTHING)("%s", (what) => {
  const fetched = async (headers?: Record<string, string>, at?: TestApp) => {
    const [url = "", status] = answers[what] ?? [];
    const response = await get(url, headers, at);
    // One app's image does not exist in the other.
    if (!at) expect([what, response.statusCode]).toEqual([what, status]);
    return response;
  };

  it("runs and shows only our own content, and cannot be framed", async () => {
    const { headers } = await fetched();
    const policy = policyOf(headers["content-security-policy"]);
    expect(policy).toEqual({
      "default-src": "'self'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "object-src": "'none'",
      "media-src": "'self'",
      "img-src": "'self' data: blob:",
      "style-src": "'self'",
      "script-src": "'self'",
      "connect-src": "'self'",
    });
    expect(headers).toMatchObject({
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=(), ");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["server"]).toBeUndefined();
  });

  it("lets the card fields of Stripe run where Stripe is configured, and only there", async () => {
    const stripe = {
      provider: "stripe",
      secretKey: "sk_test_0123456789",
      publishableKey: "pk_test_0123456789",
      webhookSecret: undefined,
      url: undefined,
    } as const;
    const withStripe = await testApp(undefined, { config: { payment: stripe } });
    const { headers } = await withStripe.server.inject({ url: "/health" });
    expect(policyOf(headers["content-security-policy"])).toMatchObject({
      "script-src": "'self' https://js.stripe.com",
      "connect-src": "'self' https://api.stripe.com",
      "frame-src": "'self' https://js.stripe.com https://hooks.stripe.com",
    });
  });

  it("requires TLS if it is served by TLS, and only then", async () => {
    expect((await fetched()).headers["strict-transport-security"]).toBeUndefined();
    const { headers } = await fetched({}, withTls);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  });

  it("does not share the response with other sites", async () => {
    const { headers } = await fetched({ origin: "https://elsewhere.example" });
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

it("tests every URL that it names", () => {
  expect(Object.keys(answers)).toEqual(EVERYTHING);
});

it("forbids caching personal data, except images with unguessable names in the browser's own cache", async () => {
  const cacheControl = async (what: string) => {
    const { headers } = await get(answers[what]?.[0] ?? "");
    return headers["cache-control"];
  };
  for (const what of ["a response", "an error", "an unknown endpoint", "the mailbox", "the health"])
    expect([what, await cacheControl(what)]).toEqual([what, "no-store"]);
  expect(await cacheControl("an image")).toBe("private, max-age=31536000, immutable");
  expect(await cacheControl("a script")).toBe("public, max-age=31536000, immutable");
  expect(await cacheControl("the landing page")).toBe("no-cache");
});

describe("another site's page", () => {
  it.each(["/v1/user", "/v1/auth/credential", "/v1/users", "/health", "/"])(
    "gets no preflight: %s",
    async (url) => {
      const response = await app.server.inject({
        method: "OPTIONS",
        url,
        headers: {
          origin: "https://elsewhere.example",
          "access-control-request-method": "POST",
          "access-control-request-headers": "authorization,content-type",
        },
      });
      expect(response.statusCode).toBe(404);
      expect(Object.keys(response.headers).join()).not.toContain("access-control");
    },
  );

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "does not let another site call the API with a form, which needs no preflight: %s",
    async (type) => {
      const body = { email: "ana@headers.example", password: "Continuity-1" };
      const response = await app.server.inject({
        method: "POST",
        url: `/v1${requestSignInCode.path}`,
        headers: { "content-type": type, origin: "https://elsewhere.example" },
        payload: JSON.stringify(body),
      });
      expect([400, 415]).toContain(response.statusCode);
    },
  );
});

it.each(["/%zz?token=secret", "/v1/user/%E0%A4%A?token=secret", `/v1/files/${"a".repeat(300)}`])(
  "refuses an invalid URL like any other request, without echoing it: %s",
  async (url) => {
    const { headers, body, ...response } = await get(url);
    expect(headers).toMatchObject({
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect([400, 404, 414]).toContain(response.statusCode);
    expect(response.json<Problem>().status).toBe(response.statusCode);
    expect(body).not.toMatch(/secret|%|aaa/);
  },
);
