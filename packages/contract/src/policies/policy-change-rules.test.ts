import { expect, it } from "vitest";
import type { Policy } from "./policy";
import { policyChanges } from "./policy-change-rules";

const member = (contactId: string | null, firstName: string) => ({
  contactId,
  firstName,
  lastName: "Silva",
  jobTitle: null,
});
const VERSION: Policy = {
  policyId: "01a1fb67-1800-7010-b6cb-80e771abfded",
  version: 1,
  businessContinuityResponsible: "The owner is responsible.",
  lastModifiedDate: "2026-11-22T00:00:00.000Z",
  reviewDate: "2027-11-22",
  savedByUserName: "Ana Silva",
  members: [member("a", "Ana"), member("b", "Ben")],
  signedBy: null,
  signedOn: null,
};

it.each([
  ["the first version", {}, undefined, ["First version."]],
  ["a confirmation", {}, VERSION, []],
  [
    "another statement",
    { businessContinuityResponsible: "The board." },
    VERSION,
    ["Statement changed."],
  ],
  [
    "other members",
    { members: [member("a", "Ana"), member("c", "Cai")] },
    VERSION,
    ["Added to the committee: Cai Silva.", "Removed from the committee: Ben Silva."],
  ],
  [
    "many members",
    { members: ["c", "d", "e", "f", "g"].map((id) => member(id, id.toUpperCase())) },
    VERSION,
    [
      "Added to the committee: C Silva, D Silva, E Silva and 2 more.",
      "Removed from the committee: Ana Silva, Ben Silva.",
    ],
  ],
  ["the members in another order", { members: VERSION.members.toReversed() }, VERSION, []],
  ["another review date", { reviewDate: "2027-06-30" }, VERSION, ["Review date changed."]],
])("names the changes of %s", (_, change, earlier, expected) => {
  expect(policyChanges({ ...VERSION, ...change }, earlier)).toEqual(expected);
});
