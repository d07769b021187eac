import { verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { comparePlanVersion } from "@holdfast/contract/printing/plan-version-endpoints";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { sendReply } from "./send-reply";

const SECRET = { passwordHash: "not of the contract" };

it.each<readonly [string, Endpoint, object]>([
  ["an object", verifySignInCode, { access_token: "a", expiry: 1 }],
  ["an object with long lists", comparePlanVersion, { changes: [] }],
])("sends only the contract's fields of %s, as JSON", async (_, endpoint, answer) => {
  const app = Fastify();
  app.get("/", (_request, reply) => sendReply(endpoint, reply, { ...answer, ...SECRET }));
  const response = await app.inject("/");
  expect(response.json()).toEqual(answer);
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
});
