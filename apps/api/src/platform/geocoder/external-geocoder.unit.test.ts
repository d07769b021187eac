import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { externalGeocoder } from "./external-geocoder";

/** The addresses of each request, and what the service does. */
let batches: string[][] = [];
let keys: (string | undefined)[] = [];
let isAway = false;
const answer = async (request: IncomingMessage, response: ServerResponse) => {
  const { addresses } = JSON.parse(await text(request)) as { addresses: string[] };
  batches.push(addresses);
  keys.push(request.headers.authorization);
  response.statusCode = isAway ? 503 : 200;
  const positions = addresses.map((address) =>
    address.startsWith("Unknown") ? null : { latitude: 1, longitude: 2, name: address },
  );
  response.end(JSON.stringify(positions));
};
const server = createServer((request, response) => void answer(request, response));
let url = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/find`;
});
afterAll(() => server.close());
beforeEach(() => {
  batches = [];
  keys = [];
  isAway = false;
});

/** A busy machine may be ten times slower. */
const WAIT = { timeout: 30_000 };

const geocoder = () => {
  const pause = vi.fn(async () => undefined);
  const warn = vi.fn();
  return { ...externalGeocoder({ url, key: "key" }, { warn }, pause), pause, warn };
};
const inCountry = (address: string, country: string | null = "AU") => ({
  address,
  country,
  likelyCountry: "AU",
});
const seven = Array.from({ length: 7 }, (_, number) =>
  inCountry(`${number} Street, Sydney NSW 2000`),
);
const sent = seven.map(({ address }) => `${address}, Australia`);

test("asks for five addresses at a time, with a pause, and remembers the answers", async () => {
  const { find, pause } = geocoder();
  // Until the service has answered, the embedded list does.
  expect((await find(seven)).map((place) => place?.name)).toEqual(seven.map(() => "Sydney"));
  await vi.waitFor(() => expect(pause).toHaveBeenCalledTimes(2), WAIT);
  expect(batches.map(({ length }) => length)).toEqual([5, 2]);
  expect(keys).toEqual(["Bearer key", "Bearer key"]);
  expect((await find(seven)).map((place) => place?.name)).toEqual(sent);
  expect(batches).toHaveLength(2);
});

test("uses the embedded list for an address that the service does not know", async () => {
  const { find, pause } = geocoder();
  const addresses = [inCountry("Unknown Street, Hobart TAS 7000")];
  await find(addresses);
  await vi.waitFor(() => expect(pause).toHaveBeenCalled(), WAIT);
  expect((await find(addresses))[0]?.name).toBe("Hobart");
  expect(batches).toHaveLength(1);
});

test("uses the embedded list while the service is away, and asks again later", async () => {
  const { find, pause, warn } = geocoder();
  isAway = true;
  expect((await find(seven))[0]?.name).toBe("Sydney");
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1), WAIT);
  isAway = false;
  await find(seven);
  await vi.waitFor(() => expect(pause).toHaveBeenCalledTimes(2), WAIT);
  expect((await find(seven))[0]?.name).toBe(sent[0]);
});

test("sends the country with an address that does not name it, and none that is not known", async () => {
  const { find, pause } = geocoder();
  await find([
    inCountry("45 Manners Street, Wellington", "NZ"),
    inCountry("1 High Street, Perth, United Kingdom", "GB"),
    inCountry("9 Main Road, Perth", null),
  ]);
  await vi.waitFor(() => expect(pause).toHaveBeenCalled(), WAIT);
  expect(batches).toEqual([
    [
      "45 Manners Street, Wellington, New Zealand",
      "1 High Street, Perth, United Kingdom",
      "9 Main Road, Perth",
    ],
  ]);
});
