import { expect, it } from "vitest";
import type { Delivery } from "./responder";
import { silenceFacts } from "./silence-rules";

const ALERTED = {
  name: "Ana Tan",
  teamTypeId: 1,
  alertedAt: "2026-11-23T10:00:00.000Z" as string | null,
  answer: null,
  presentAt: null,
  email: "ana@cafe.example" as string | null,
  mobile: null,
  emailDelivery: "sent" as Delivery | null,
  smsDelivery: null,
};
const PASSED_OVER = { ...ALERTED, alertedAt: null, emailDelivery: null };
const WITHOUT_ADDRESS = { ...ALERTED, email: null, emailDelivery: null };
const LOST = { ...ALERTED, emailDelivery: "failed" as const };

it.each([
  ["has no members", [], ["It has no members."]],
  ["was alerted", [ALERTED, ALERTED], ["Everyone in it was alerted."]],
  [
    "has a person who said no for another team",
    [ALERTED, PASSED_OVER],
    ["1 of its 2 members was not alerted after answering ‘Cannot come’ for another team."],
  ],
  [
    "has people whom nothing could alert",
    [WITHOUT_ADDRESS, LOST, LOST],
    [
      "1 of its 3 members has no email address and no mobile number.",
      "No message has reached 2 of its 3 members.",
    ],
  ],
  [
    "is one person without an address",
    [WITHOUT_ADDRESS],
    ["Its only member has no email address and no mobile number."],
  ],
] as const)("says what is true of a team that %s", (_case, people, facts) => {
  expect(silenceFacts(people)).toEqual(facts);
});
