import { setTimeout } from "node:timers/promises";
import type { AddressInCountry } from "@holdfast/content/places/find-place";
import { countryName } from "@holdfast/contract/platform/countries";
import type { FastifyBaseLogger } from "fastify";
import * as z from "zod/mini";
import { SECOND } from "../clock";
import type { GeocoderAccount } from "../outside-services";
import { embeddedGeocoder } from "./embedded-geocoder";
import type { AddressPosition, Geocoder } from "./geocoder";

/** Addresses in a request, and the pause before the next (ms): public geocoders refuse more. */
const BATCH = 5;
const PAUSE = 1_000;
/** For one response (ms). */
const TIME_LIMIT = 10 * SECOND;
/** Addresses remembered, and waiting, at most. */
const MAX_REMEMBERED = 20_000;

const Found = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  name: z.string().check(z.maxLength(500)),
});
const Answer = z.array(z.nullable(Found));

/**
 * An outside geocoder: POST of `{"addresses": [up to five]}`, answered by a list in the same order of
 * `{"latitude", "longitude", "name"}` or null (docs/operating.md). Callers do not wait for it: until the service has
 * answered, and where it does not know an address, the embedded list answers. Results are kept in memory.
 * @param pause waits between two requests
 */
export function externalGeocoder(
  { url, key }: GeocoderAccount,
  log: Pick<FastifyBaseLogger, "warn">,
  pause: () => Promise<unknown> = () => setTimeout(PAUSE, undefined, { ref: false }),
): Geocoder {
  const known = new Map<string, AddressPosition | null>();
  const waiting = new Set<string>();
  let isRunning = false;

  const ask = async (addresses: readonly string[]): Promise<z.output<typeof Answer>> => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ addresses }),
      redirect: "error",
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    if (!response.ok) throw new Error(`The geocoder answered ${response.status}.`);
    const answer = z.parse(Answer, await response.json());
    if (answer.length !== addresses.length)
      throw new Error(`The geocoder returned ${answer.length} of ${addresses.length} positions.`);
    return answer;
  };

  /** Asks for the waiting addresses, a few at a time. After a failure the rest waits for the next caller. */
  const run = async () => {
    isRunning = true;
    try {
      while (waiting.size > 0) {
        const batch = [...waiting].slice(0, BATCH);
        for (const address of batch) waiting.delete(address);
        const positions = await ask(batch);
        if (known.size > MAX_REMEMBERED) known.clear();
        for (const [at, address] of batch.entries()) {
          const position = positions[at];
          known.set(address, position ? { ...position, precision: "place" } : null);
        }
        await pause();
      }
    } catch (failure) {
      waiting.clear();
      log.warn({ err: failure }, "The geocoder could not be reached.");
    } finally {
      isRunning = false;
    }
  };

  return {
    find: async (addresses) => {
      const texts = addresses.map(withCountry);
      for (const text of texts)
        if (!known.has(text) && waiting.size < MAX_REMEMBERED) waiting.add(text);
      if (!isRunning && waiting.size > 0) void run();
      const places = await embeddedGeocoder.find(addresses);
      return texts.map((text, at) => known.get(text) ?? places[at]);
    },
  };
}

/** Returns an address that ends with its country, if that is known. */
const withCountry = ({ address, country }: AddressInCountry): string => {
  const name = country === null ? "" : countryName(country);
  return address.toLowerCase().includes(name.toLowerCase()) ? address : `${address}, ${name}`;
};
