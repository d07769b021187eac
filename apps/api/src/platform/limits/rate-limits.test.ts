import { TOO_MANY_REQUESTS } from "@holdfast/contract/platform/errors";
import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { MINUTE } from "../clock";
import { ProblemError } from "../problem-error";
import { type LimitOf, enforceLimit, enforceLimits } from "./rate-limits";

const BY_ADDRESS = { name: "test-address", max: 6, window: 10 * MINUTE };
const BY_ACCOUNT = { name: "test-account", max: 4, window: 5 * MINUTE };

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** Null if the attempt is allowed, otherwise the seconds to wait. */
const attempt = (...limits: LimitOf[]) =>
  enforceLimits(app.services, limits).then(
    () => null,
    (refused: unknown) => {
      if (refused instanceof ProblemError && refused.definition === TOO_MANY_REQUESTS)
        return refused.retryAfter;
      throw refused;
    },
  );

it("allows exactly the limit of parallel attempts", async () => {
  const parallel = Array.from({ length: 30 }, () => attempt([BY_ACCOUNT, "parallel"]));
  expect((await Promise.all(parallel)).filter((seconds) => seconds === null)).toHaveLength(4);
});

it("counts each subject separately and starts again when the window ends", async () => {
  const tryOne = () => attempt([BY_ACCOUNT, "one"]);
  for (let number = 0; number < 4; number += 1) expect(await tryOne()).toBeNull();
  expect(await tryOne()).toBe(300);
  expect(await attempt([BY_ACCOUNT, "another"])).toBeNull();
  app.clock.pass(5 * MINUTE - 1);
  expect(await tryOne()).toBe(1);
  app.clock.pass(1);
  for (let number = 0; number < 4; number += 1) expect(await tryOne()).toBeNull();
  expect(await tryOne()).toBe(300);
});

it("refuses under either limit, each with its own wait", async () => {
  const by = (address: string, account: string) =>
    attempt([BY_ADDRESS, address], [BY_ACCOUNT, account]);
  for (let number = 0; number < 4; number += 1) expect(await by("a1", "both")).toBeNull();
  expect(await by("a1", "both")).toBe(300);
  expect(await by("a1", "fresh")).toBeNull();
  expect(await by("a1", "fresh")).toBe(600);
});

it("does not count a refused address against any account", async () => {
  for (let number = 0; number < 20; number += 1)
    await attempt([BY_ADDRESS, "attacker"], [BY_ACCOUNT, `victim ${Math.floor(number / 10)}`]);
  expect(await attempt([BY_ADDRESS, "own address"], [BY_ACCOUNT, "victim 1"])).toBeNull();
});

it("counts each attempt once, in parallel across addresses and accounts", async () => {
  const crossing = Array.from({ length: 36 }, (_, at) =>
    attempt([BY_ADDRESS, `cross ${at % 6}`], [BY_ACCOUNT, `cross ${Math.floor(at / 6)}`]),
  );
  const through = (await Promise.all(crossing)).filter((seconds) => seconds === null);
  expect(through).toHaveLength(6 * 4);
});

it("enforces a single limit in the same way", async () => {
  for (let number = 0; number < 4; number += 1)
    await enforceLimit(app.services, BY_ACCOUNT, "single");
  await expect(enforceLimit(app.services, BY_ACCOUNT, "single")).rejects.toThrow(
    TOO_MANY_REQUESTS.message,
  );
});
