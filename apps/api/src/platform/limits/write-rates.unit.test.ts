import { expect, it } from "vitest";
import { MINUTE } from "../clock";
import { readConfig } from "../config";
import { ProblemError } from "../problem-error";
import { rowsOf, tokenBuckets, writeRates } from "./write-rates";

const stillClock = () => {
  let at = new Date("2026-11-21T00:00:00.000Z").getTime();
  return { now: () => new Date(at), pass: (ms: number) => void (at += ms) };
};

it("allows a burst up to the limit, then one per share of the window", () => {
  const clock = stillClock();
  const buckets = tokenBuckets(clock, 60, MINUTE);
  for (let number = 0; number < 60; number += 1) expect(buckets.take("ana", 1)).toBe(0);
  expect(buckets.take("ana", 1)).toBe(1);
  expect(buckets.take("ben", 1)).toBe(0);
  clock.pass(999);
  expect(buckets.take("ana", 1)).toBe(1);
  clock.pass(1);
  expect(buckets.take("ana", 1)).toBe(0);
  expect(buckets.take("ana", 1)).toBe(1);
});

it("returns the seconds until enough tokens are available", () => {
  const clock = stillClock();
  const buckets = tokenBuckets(clock, 60, MINUTE);
  buckets.take("ana", 60);
  const wait = buckets.take("ana", 20);
  expect(wait).toBe(20);
  clock.pass(wait * 1_000);
  expect(buckets.take("ana", 20)).toBe(0);
});

it("allows a call above the limit from a full bucket", () => {
  const clock = stillClock();
  const buckets = tokenBuckets(clock, 10, MINUTE);
  expect(buckets.take("ana", 25)).toBe(0);
  expect(buckets.take("ana", 1)).toBeGreaterThan(60);
});

it("forgets the subjects idle longest, so that memory stays bounded", () => {
  const clock = stillClock();
  const buckets = tokenBuckets(clock, 1, MINUTE);
  buckets.take("the first", 1);
  for (let number = 0; number < 20_000; number += 1) buckets.take(`address ${number}`, 1);
  expect(buckets.take("the first", 1)).toBe(0);
  expect(buckets.take("address 19999", 1)).toBeGreaterThan(0);
});

it("counts requests without a session by network", () => {
  const rates = writeRates(
    stillClock(),
    readConfig({ MAX_ADDRESS_WRITES_PER_MINUTE: "2" }).userLimits,
  );
  rates.countCall({ address: "2001:db8::1" });
  rates.countCall({ address: "2001:db8::2" });
  expect(() => rates.countCall({ address: "2001:db8::3" })).toThrow(ProblemError);
  expect(() => rates.countCall({ address: "192.0.2.7" })).not.toThrow();
});

it.each<[unknown, number]>([
  [undefined, 1],
  [{ name: "One" }, 1],
  [{ names: ["One", "Two", "Three"], tags: ["a"] }, 3],
  [["a", "b"], 2],
  [[], 1],
])("counts the rows of a body: %j has %i", (body, rows) => {
  expect(rowsOf(body)).toBe(rows);
});
