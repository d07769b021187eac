import { describe, expect, it } from "vitest";
import { GDPR_AGREEMENT } from "./gdpr-agreement";
import type { LegalText } from "./legal-text";
import { PRIVACY_POLICY } from "./privacy-policy";
import { SCHEDULE_1 } from "./schedule-1";
import { SCHEDULE_2 } from "./schedule-2";
import { TERMS_AND_CONDITIONS } from "./terms-and-conditions";
import { TERMS_OF_USE } from "./terms-of-use";

const whole = (text: LegalText) => JSON.stringify(text);

describe("the points of the review (decision 027)", () => {
  it.each([
    [
      "2: teams of an expired plan",
      GDPR_AGREEMENT,
      /we send you the plan's teams[^.]*within 5 working days/,
    ],
    ["2: teams of an expired plan", TERMS_AND_CONDITIONS, /clause 12\.2 of the GDPR Agreement/],
    ["2: teams of an expired plan", SCHEDULE_1, /Clause 12\.2 of the GDPR Agreement/],
    [
      "3: the conditions are incorporated",
      TERMS_OF_USE,
      /the Terms & Conditions, which limit liability/,
    ],
    [
      "4: countries of recipients",
      PRIVACY_POLICY,
      /named at the head of this policy, with the country of each/,
    ],
    [
      "5: sub-processors by name",
      SCHEDULE_2,
      /named at the head of this schedule[^.]*are part of this list/,
    ],
    [
      "7: young people",
      SCHEDULE_1,
      /apart from the names, contact details and tasks of young people/,
    ],
    ["7: young people", PRIVACY_POLICY, /A plan may name younger people/],
    [
      "8: the authority of the United Kingdom",
      PRIVACY_POLICY,
      /the Information Commission \(formerly/,
    ],
  ])("answers the review's point %s", (_, text, words) => {
    expect(whole(text)).toMatch(words);
  });
});

it("describes incidents, exercises, checks of contact details and plans on a device", () => {
  for (const fact of [
    /alerts, questions of an exercise and requests to check contact details/,
    /log of an incident may say who is missing or hurt/,
    /wrote in its log stay after a person's account is closed/,
    /plan that a person keeps on a device/,
  ])
    expect(whole(SCHEDULE_1)).toMatch(fact);
  for (const fact of [
    /alerts and requests to check contact details to people in a plan/,
    /deleted after ten wrong PINs/,
    /link of an alert, an exercise or a check of contact details/,
  ])
    expect(whole(SCHEDULE_2)).toMatch(fact);
  for (const fact of [
    /what they answer to an alert, an exercise or a check/,
    /keep a plan on your device/,
    /entries that you wrote in the log of an incident/,
  ])
    expect(whole(PRIVACY_POLICY)).toMatch(fact);
  expect(whole(TERMS_OF_USE)).toMatch(/except what the log of an incident needs/);
});
