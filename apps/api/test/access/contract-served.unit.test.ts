import { readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { expect, it } from "vitest";
import { appRoutes } from "../../src/app";
import { isRepeatable } from "../../src/platform/http/idempotency/idempotency";
import { jsonSchemaOf } from "../../src/platform/http/pages/json-schema";

/* The access tests cover only endpoints that are in the app's routes, so the routes must be complete. */

const aModule = createRequire(import.meta.url).resolve("@holdfast/contract/platform/endpoint");
const contract = path.resolve(path.dirname(aModule), "..");

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === "object" && exported !== null && "method" in exported && "access" in exported;

async function endpointsOfContract(): Promise<Endpoint[]> {
  const files = await readdir(contract, { recursive: true });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map(async (file) => (await import(path.join(contract, file))) as Record<string, unknown>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

const callOf = ({ method, path: address }: Endpoint) => `${method} ${address}`;

it("serves every endpoint of the contract, each at its own path, and no other", async () => {
  const promised = new Set((await endpointsOfContract()).map(callOf));
  const served = appRoutes.map(({ endpoint }) => callOf(endpoint));
  expect([...served].sort()).toEqual([...promised].sort());
});

it("names each endpoint once", () => {
  const names = appRoutes.map(({ endpoint }) => endpoint.name);
  expect(names.length).toBe(new Set(names).size);
});

it("starts each summary with a verb and ends it with a full stop", () => {
  const others = appRoutes
    .map(({ endpoint }) => endpoint.summary)
    .filter((summary) => !/^[A-Z][a-z]+s [a-z][^’…]*\.$/u.test(summary));
  expect(others).toEqual([]);
});

it("marks every endpoint that returns a token or other secret, so that its response is never stored", () => {
  const secretive = appRoutes
    .map(({ endpoint }) => endpoint)
    .filter(({ response }) => {
      const responseText =
        response.kind === "json" ? JSON.stringify(jsonSchemaOf(response.schema, "output")) : "";
      return /"\w*(?:token|secret|password|entryKey)\w*":/i.test(responseText);
    });
  expect(secretive.length).toBeGreaterThan(5);
  expect(secretive.filter(isRepeatable).map(({ name }) => name)).toEqual([]);
});
