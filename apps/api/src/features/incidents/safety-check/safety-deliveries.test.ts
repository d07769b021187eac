import { expect, it } from "vitest";
import { safetySetup } from "../../../../test/factories/safety-setup";
import { REFUSED, testSenders } from "../../../../test/factories/test-senders";
import { remindSilentPeople } from "../public";

const { incidents, contact, start, person } = safetySetup("undelivered");
const { failures, accepted, sendOutbox } = testSenders(() => incidents.app);

it("names in one line of the log whom no message of a safety check has reached", async () => {
  await contact("Ana", { mobile: "+61 491 570 110" });
  await contact("Ben");
  await contact("Mei", { email: null, mobile: "+61 491 570 156" });
  const { body } = await incidents.declare({ teamTypeIds: [] });
  await start(body.incidentId);
  failures.set("mail", REFUSED);
  await sendOutbox();
  expect(accepted.toSorted()).toEqual(["+61 491 570 110", "+61 491 570 156"]);
  for (let run = 0; run < 2; run += 1) await remindSilentPeople(incidents.app.services);
  expect(await person(body.incidentId, "Ana")).toMatchObject({
    emailDelivery: "failed",
    smsDelivery: "sent",
  });
  const log = await incidents.logOf(body.incidentId);
  expect(log.filter(({ kind }) => kind === "delivery").map(({ text }) => text)).toEqual([
    "The safety check could not be delivered to Ben Tan.",
  ]);
});
