import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { expect, it } from "vitest";
import { signedInPerson } from "../../testing/people";
import { testHouse } from "../../testing/test-house";
import { DAY, later } from "../clock";
import { claimKey, forgetPastKeys } from "./idempotency-store";

it("what was kept for a repetition goes after its day, also where none ever came", async () => {
  const house = await testHouse();
  const as = await signedInPerson(house, "ana@kept-keys.example");
  const { answer } = await house.call(readUser, { as });
  const db = house.services.database.query;
  const now = house.clock.now();
  const claim = (key: string, at: Date) =>
    claimKey(db, { userId: answer.id, operation: "createPlan", key }, Buffer.alloc(32), at);
  await claim("older", later(now, -DAY - 1));
  await claim("newer", later(now, -DAY + 1));
  await forgetPastKeys(db, now);
  // A claim that is there is found again, one that went is new.
  expect((await claim("older", later(now, -DAY + 2))).claimed).toBe(true);
  expect((await claim("newer", later(now, -DAY + 2))).claimed).toBe(false);
});
