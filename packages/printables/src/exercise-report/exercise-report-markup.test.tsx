import { expect, it } from "vitest";
import { cafeExercise } from "../../test/exercise-sample";
import { exerciseReportPrint } from "./exercise-report-markup";

const printed = (change: Partial<typeof cafeExercise> = {}) => {
  const { content, ...print } = exerciseReportPrint({ ...cafeExercise, ...change });
  return { ...print, text: content.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ") };
};

it("says EXERCISE in its title and on every page", () => {
  const { title, header, text } = printed();
  expect([title, header.right, header.foot, text.trim()]).toEqual(
    Array.from({ length: 4 }, () => expect.stringMatching(/^EXERCISE/u) as unknown),
  );
});

it("has the score, the recovery times, the answers with their minutes, and the actions", () => {
  const { text } = printed();
  for (const words of [
    "Harbour Café Pty Ltd",
    "Date 21/11/2026, 21:00 (Sydney time)",
    "Where Meeting room",
    "Score 75%: 1 met, 1 partly met, 0 not met",
    "Length 90 minutes",
    "Partly met The count was late",
    "Kitchen 4 h 3.5 h Within its RTO",
    "Bar Not set – No RTO set",
    "Message 1 to the Emergency Response Team, 5 minutes after the start",
    "Message 2 to the Crisis Management Team, not released",
    "Ana Tan 2 minutes Everyone leaves.",
    "Buy a torch Ben Tan 31/01/2027 No",
    "Ana Tan Emergency Response Team 1",
  ])
    expect(text).toContain(words);
});

it("has the day on which it was run, not the planned one", () => {
  const { text } = printed({ plannedFor: "2026-11-28" });
  expect(text).toContain("Date 21/11/2026, 21:00 (Sydney time)");
  expect(text).not.toContain("28/11/2026");
});

it("has that day as the place of the exercise had it, not as the server has it", () => {
  const { text } = printed({ startedAt: "2026-11-20T21:30:00.000Z" });
  expect(text).toContain("Date 21/11/2026, 08:30 (Sydney time)");
});

it("compares no unconfirmed recovery time", () => {
  const { text } = printed({
    units: cafeExercise.units.map((unit) => ({ ...unit, isRtoProposed: true })),
  });
  expect(text).toContain("Kitchen 4 h (proposed) 3.5 h Not compared: the RTO was only proposed");
  expect(text).toContain("Bar Not set – No RTO set");
});

it("prints markup in an answer as text", () => {
  const { content } = exerciseReportPrint({
    ...cafeExercise,
    summary: "<script>alert(1)</script>",
  });
  expect(content).toContain("&lt;script&gt;");
});

it("says what is missing before an exercise is run", () => {
  const { text } = printed({
    startedAt: null,
    finishedAt: null,
    objectives: [],
    units: [],
    actions: [],
    summary: "",
  });
  expect(text).toContain("Planned for 21/11/2026, 10:00 (Sydney time)");
  expect(text).toContain("Length Not finished");
  expect(text).toContain("Score Not scored");
  expect(text).not.toContain("Recovery times");
});
