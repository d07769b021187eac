import { describe, expect, it } from "vitest";
import type { SafetyPerson } from "./safety-check";
import {
  byNeed,
  namesText,
  openSafetyText,
  peopleStillSilent,
  peopleToRemind,
  peopleToRemindOnce,
  safetyCountsText,
  safetyStateOf,
} from "./safety-check-rules";

const START = "2026-11-21T00:00:00.000Z";
const later = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000);

const person = (overrides: Partial<SafetyPerson> = {}): SafetyPerson => ({
  personId: "",
  name: "Ana Tan",
  location: "",
  email: "ana@cafe.example",
  mobile: "+61 491 570 110",
  phone: null,
  afterHoursPhone: null,
  askedAt: START,
  sentAt: START,
  reminders: 0,
  emailDelivery: "sent",
  smsDelivery: "sent",
  answer: null,
  answeredAt: null,
  saidBy: null,
  helpAt: null,
  helpPlace: "",
  helpText: "",
  ...overrides,
});
const WITHOUT_ADDRESS = { email: null, mobile: null, emailDelivery: null, smsDelivery: null };

it.each([
  [{}, "silent"],
  [{ answer: "safe" }, "safe"],
  [{ answer: "help", ...WITHOUT_ADDRESS }, "help"],
  [WITHOUT_ADDRESS, "unreached"],
  [{ emailDelivery: "failed", smsDelivery: "delayed" }, "silent"],
  [{ emailDelivery: "failed", smsDelivery: "limited" }, "unreached"],
  [{ email: null, emailDelivery: null, smsDelivery: "not-allowed" }, "unreached"],
] as const)("the state of %j is %s", (overrides, state) => {
  expect(safetyStateOf(person(overrides))).toBe(state);
});

it("puts the highest need first, and counts each", () => {
  const people = [
    person({ name: "Safe", answer: "safe" }),
    person({ name: "Silent" }),
    person({ name: "Unreached", ...WITHOUT_ADDRESS }),
    person({ name: "Help", answer: "help" }),
  ];
  expect(byNeed(people).map(({ name }) => name)).toEqual(["Help", "Unreached", "Silent", "Safe"]);
  expect(safetyCountsText(people)).toBe(
    "Safe: 1. Needs help: 1. No answer: 1. Cannot be reached: 1.",
  );
});

describe("reminders", () => {
  it("of a leader go to people with an address, five minutes after their last message, five times", () => {
    const names = (people: readonly SafetyPerson[], minutes: number) =>
      peopleToRemind(people, later(minutes)).length;
    expect(names([person()], 4)).toBe(0);
    expect(names([person()], 5)).toBe(1);
    expect(names([person({ answer: "safe" }), person({ answer: "help" })], 5)).toBe(0);
    expect(names([person(WITHOUT_ADDRESS)], 5)).toBe(0);
    expect(names([person({ reminders: 4 })], 5)).toBe(1);
    expect(names([person({ reminders: 5 })], 5)).toBe(0);
  });

  it("go once automatically, and people are reported after the same time again", () => {
    expect(peopleToRemindOnce([person()], 10, later(9))).toHaveLength(0);
    expect(peopleToRemindOnce([person()], 10, later(10))).toHaveLength(1);
    expect(peopleToRemindOnce([person({ reminders: 1 })], 10, later(10))).toHaveLength(0);
    expect(peopleStillSilent([person()], 10, later(19))).toHaveLength(0);
    expect(peopleStillSilent([person(), person(WITHOUT_ADDRESS)], 10, later(20))).toHaveLength(2);
  });
});

it.each([
  [["Ana"], "Ana"],
  [["Ana", "Ben", "Mei", "Kim", "Zoe"], "Ana, Ben, Mei, Kim, Zoe"],
  [["Ana", "Ben", "Mei", "Kim", "Zoe", "Tom"], "Ana, Ben, Mei, Kim, Zoe and 1 more"],
])("names %j as %s", (names, text) => {
  expect(namesText(names)).toBe(text);
});

it.each([
  [0, 0, ""],
  [1, 0, "1 person needs help."],
  [2, 1, "2 people need help. 1 person has not answered."],
  [0, 30, "30 people have not answered."],
])("with %i in need and %i silent says '%s'", (needHelp, silent, text) => {
  const summary = { asked: 40, safe: 0, needHelp, silent, helpNames: [] };
  expect(openSafetyText(summary)).toBe(text);
});
