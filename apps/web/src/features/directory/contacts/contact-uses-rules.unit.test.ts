import type { ContactUses } from "@holdfast/contract/directory/contact-uses";
import { expect, it } from "vitest";
import { contactUsePhrases } from "./contact-uses-rules";

const wharf = { planId: "w", planName: "Wharf plan" };
const hills = { planId: "h", planName: "Hills plan" };
const none: ContactUses = { teams: [], risks: [], plans: [], policies: [], units: [] };

it.each<[string, ContactUses, readonly string[]]>([
  ["nothing", none, []],
  [
    "one team",
    { ...none, teams: [{ ...wharf, teamName: "Crisis Management Team", designation: "Primary" }] },
    ["the Primary of the Crisis Management Team in Wharf plan"],
  ],
  [
    "teams of two plans and two roles",
    {
      ...none,
      teams: [
        { ...hills, teamName: "A Team", designation: "Primary" },
        { ...hills, teamName: "B Team", designation: "Alternatives" },
        { ...hills, teamName: "C Team", designation: "Primary" },
        { ...wharf, teamName: "A Team", designation: "Primary" },
      ],
    },
    [
      "the Primary of the A Team and the C Team in Hills plan",
      "an Alternative of the B Team in Hills plan",
      "the Primary of the A Team in Wharf plan",
    ],
  ],
  [
    "risks and plans",
    {
      ...none,
      risks: [
        { ...hills, count: 1 },
        { ...wharf, count: 3 },
      ],
      plans: [hills, wharf],
      policies: [hills],
      units: [],
    },
    [
      "responsible for 1 risk in Hills plan",
      "responsible for 3 risks in Wharf plan",
      "accountable for Hills plan and Wharf plan",
      "an accountable member for the policy in Hills plan",
    ],
  ],
])("describes %s", (_, uses, phrases) => {
  expect(contactUsePhrases(uses)).toEqual(phrases);
});
