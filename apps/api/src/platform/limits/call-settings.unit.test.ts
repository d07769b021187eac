import { describe, expect, it } from "vitest";
import { readConfig } from "../config";
import { ConfigurationError } from "../setting-rules";
import { POOL_SIZE } from "../database/connection-pool";

const limits = (settings: Readonly<Record<string, string>>) => readConfig(settings).callLimits;

describe("concurrent requests", () => {
  it("are limited per person and per network", () => {
    expect(limits({})).toEqual({
      person: { atOnce: 4, waiting: 250 },
      network: { atOnce: 6, waiting: 500 },
    });
    expect(limits({ CALLS_AT_ONCE: "8", CALLS_WAITING: "0" }).person).toEqual({
      atOnce: 8,
      waiting: 0,
    });
    expect(limits({ NETWORK_CALLS_AT_ONCE: "9", NETWORK_CALLS_WAITING: "7" }).network).toEqual({
      atOnce: 9,
      waiting: 7,
    });
  });

  it.each([
    ["CALLS_AT_ONCE", "0", "between 1 and 9"],
    ["CALLS_AT_ONCE", "2.5", "between 1 and 9"],
    ["CALLS_AT_ONCE", "10", "between 1 and 9"],
    ["CALLS_WAITING", "10001", "between 0 and 10000"],
    ["NETWORK_CALLS_AT_ONCE", "0", "between 1 and 9"],
    ["NETWORK_CALLS_AT_ONCE", "10", "between 1 and 9"],
    ["NETWORK_CALLS_WAITING", "10001", "between 0 and 10000"],
  ])("%s=%s stops the start with an error", (setting, value, range) => {
    expect(() => readConfig({ [setting]: value })).toThrow(
      new ConfigurationError(`The setting ${setting} must be a whole number ${range}.`),
    );
  });

  it("from one network leave at least two pool connections for others", () => {
    expect(POOL_SIZE - limits({}).network.atOnce).toBeGreaterThanOrEqual(2);
  });

  it("cannot be set to take every connection of the pool", () => {
    const most = String(POOL_SIZE - 1);
    const { person, network } = limits({ CALLS_AT_ONCE: most, NETWORK_CALLS_AT_ONCE: most });
    expect([person.atOnce, network.atOnce]).toEqual([POOL_SIZE - 1, POOL_SIZE - 1]);
  });
});
