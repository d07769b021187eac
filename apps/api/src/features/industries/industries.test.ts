import { readIndustry, searchIndustries } from "@holdfast/contract/industries/industry-endpoints";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp();
  token = await signedInPerson(app, "industries@cafe.example");
});

const CAFES = { id: "4511", code: "4511", name: "Cafes and Restaurants" };

describe("the industry search", () => {
  test("finds a class by the common name of a trade", async () => {
    const { status, body } = await app.call(searchIndustries, {
      as: token,
      query: { q: "coffee shop" },
    });
    expect(status).toBe(200);
    expect(body[0]).toEqual({
      ...CAFES,
      alias: "cafes-and-restaurants",
      tradingName: "Coffee shop",
    });
  });

  test("pages through all entries by its Link header, each once", async () => {
    const codes: string[] = [];
    let pages = 0;
    let address = "/v1/industries?pageSize=100";
    while (address !== "") {
      const response: LightMyRequestResponse = await app.server.inject({
        url: address,
        headers: { authorization: `Bearer ${token}` },
      });
      codes.push(...response.json<{ code: string }[]>().map(({ code }) => code));
      address = /^<([^>]+)>; rel="next"$/.exec(String(response.headers["link"]))?.[1] ?? "";
      pages += 1;
    }
    expect([pages, codes.length, new Set(codes).size]).toEqual([9, 825, 825]);
  });

  test("preserves special characters of the query in the link", async () => {
    const { headers } = await app.call(searchIndustries, {
      as: token,
      query: { q: 'shop & "café">', pageSize: 1 },
    });
    const link = String(headers["link"]);
    const next = new URL(/^<([^>]+)>/.exec(link)?.[1] ?? "", "http://localhost");
    expect(next.pathname).toBe("/v1/industries");
    expect(Object.fromEntries(next.searchParams)).toEqual({
      q: 'shop & "café">',
      pageSize: "1",
      page: "2",
    });
  });

  test.each([
    [{ pageSize: 101 }, "pageSize", "Please use a whole number from 1 to 100."],
    [{ pageSize: 0 }, "pageSize", "Please use a whole number from 1 to 100."],
    [{ pageSize: "ten" }, "pageSize", "Please use a whole number from 1 to 100."],
    [{ page: 1.5 }, "page", "Please use a whole number from 1 to 1000."],
    [{ page: 1_001 }, "page", "Please use a whole number from 1 to 1000."],
    [{ q: "x".repeat(201) }, "q", "Please use at most 200 characters."],
  ])("rejects %j", async (query, path, message) => {
    const { status, problem } = await app.call(searchIndustries, { as: token, query });
    expect([status, problem.errors]).toEqual([400, [{ path, message }]]);
  });

  test("searches industries for signed-in people only", async () => {
    expect((await app.call(searchIndustries, { query: { q: "cafe" } })).status).toBe(401);
  });
});

describe("an industry", () => {
  test.each(["4511", "cafes-and-restaurants", "coffee-shop", "Coffee-Shop"])(
    "finds an industry by %s",
    async (aliasOrCode) => {
      const { body } = await app.call(readIndustry, { as: token, params: { aliasOrCode } });
      expect(body).toMatchObject(CAFES);
    },
  );

  test.each(["0000", "no such trade", "__proto__"])("%s is unknown", async (aliasOrCode) => {
    const { status } = await app.call(readIndustry, { as: token, params: { aliasOrCode } });
    expect(status).toBe(404);
  });
});
