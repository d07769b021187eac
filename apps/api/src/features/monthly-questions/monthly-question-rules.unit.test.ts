import { newContent, samplePerson } from "@holdfast/content/test/plan-content-sample";
import { describe, expect, it } from "vitest";
import {
  type QuestionFacts,
  type QuestionWithAnswers,
  questionOfMonth,
} from "./monthly-question-rules";

const PEOPLE = [
  samplePerson("ana", "Ana", "Silva"),
  samplePerson("ben", "Ben", "Okafor"),
  samplePerson("cam", "Cam", "Nguyen"),
  samplePerson("dee", "Dee", "Rossi"),
];
const team = (teamTypeId: number, primaries: readonly string[], others: readonly string[]) => ({
  teamTypeId,
  members: [
    ...primaries.map((contactId) => ({ contactId, designation: "Primary" as const })),
    ...others.map((contactId) => ({ contactId, designation: "Alternatives" as const })),
  ].map((member) => ({ ...member, confirmedOn: null })),
});

const EMPTY: QuestionFacts = newContent;
const FULL: QuestionFacts = {
  ...newContent,
  site: { ...newContent.site, assemblyPoint: "Car park of the library" },
  recoverySites: [
    {
      alternativeSiteId: "h",
      name: "Harbour Hall",
      address: "3 Park Street",
      addressDetails: null,
      phone: null,
      email: null,
    },
  ],
  people: PEOPLE,
  teams: [team(1, ["ana"], ["ben"]), team(2, ["cam"], []), team(3, ["ana", "dee"], ["ana"])],
};
const MONTHS = Array.from({ length: 48 }, (_, at) => 24_300 + at);
const questionsOf = (facts: QuestionFacts, teamTypeId: number) => {
  const all = MONTHS.map((month) => questionOfMonth(facts, teamTypeId, month));
  return all.filter((asked): asked is QuestionWithAnswers => asked !== undefined);
};
const named = (facts: QuestionFacts, teamTypeId: number, words: string) => {
  const found = questionsOf(facts, teamTypeId).find(({ question }) => question.includes(words));
  return found && { right: found.choices[found.rightChoice], sentence: found.sentence };
};

describe.each([1, 2, 3])("the questions to team %i", (team) => {
  it.each([
    ["an empty plan", EMPTY],
    ["a full plan", FULL],
  ])("offers different choices, of which one is right: %s", (_, facts) => {
    const questions = questionsOf(facts, team);
    expect(questions).toHaveLength(MONTHS.length);
    for (const { choices, rightChoice, sentence } of questions) {
      expect(new Set(choices).size).toBe(choices.length);
      expect(choices.length).toBeGreaterThanOrEqual(3);
      expect(choices.length).toBeLessThanOrEqual(4);
      expect(choices[rightChoice]).toBeTruthy();
      expect(sentence).not.toMatch(/[{}*]/u);
    }
  });

  it("changes the questions from month to month, with the right choice at different positions", () => {
    const questions = questionsOf(FULL, team);
    questions.slice(1).forEach(({ question }, at) => {
      expect(question).not.toBe(questions[at]?.question);
    });
    expect(new Set(questions.map(({ rightChoice }) => rightChoice)).size).toBe(4);
  });
});

it.each([
  [1, "level 2", "The Crisis Management Team", "Levels 2 and 3 are activated"],
  [1, "Where do we meet", "Car park of the library", "Car park of the library"],
  [2, "recovery site", "Harbour Hall", "Harbour Hall"],
  [2, "Primary of your team", "Cam Nguyen", "Cam Nguyen"],
  [1, "do first", "Save life", "Save life. Move people away"],
  [3, "team do first", "Confirm the alert", "Confirm the alert by calling back"],
  [1, "damage assessment", "1 hour", "within 1 hour of notification"],
  [3, "Team meet", "1 hour", "within 1 hour of alert"],
])("asks team %i '%s' with the plan's own answer", (team, words, right, sentence) => {
  expect(named(FULL, team, words)).toEqual({ right, sentence: expect.stringContaining(sentence) });
});

it("asks nothing about what the plan does not have", () => {
  for (const words of ["Where do we meet", "recovery site", "Primary"])
    expect(named(EMPTY, 1, words)).toBeUndefined();
});

it("does not offer another Primary of the team as a wrong choice", () => {
  const found = questionsOf(FULL, 3).find(({ question }) => question.includes("Primary"));
  expect(found?.choices.toSorted()).toEqual(["Ana Silva", "Ben Okafor", "Cam Nguyen"]);
});
