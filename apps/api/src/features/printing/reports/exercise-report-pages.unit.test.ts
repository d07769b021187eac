import { exerciseScenarioById } from "@holdfast/content/library/response/exercise-scenarios";
import { exerciseReportPrint } from "@holdfast/printables/exercise-report/exercise-report-markup";
import { cafeExercise } from "@holdfast/printables/test/exercise-sample";
import { afterAll, describe, expect, test } from "vitest";
import { lookAtPages } from "../../../../test/pdf/page-look";
import { faultsOf } from "../../../../test/pdf/pdf-checker";
import { squeezed } from "../../../../test/pdf/printed-plan";
import {
  benchPrinter,
  hasChromium,
  hasPoppler,
  printedRequest,
  textOfPages,
} from "../../../../test/pdf/printer-bench";

/* The printed report of an exercise, as a reader gets it from the file. */

const NEARLY_EMPTY = 0.2;

const printer = benchPrinter();
afterAll(() => printer.close());

/** An exercise with the messages of a scenario of the library, of which the first eight were released and answered. */
function wholeExercise(): typeof cafeExercise {
  const scenario = exerciseScenarioById(1);
  const [answered] = cafeExercise.injects;
  if (scenario === undefined || answered === undefined) throw new Error("There is no scenario.");
  const { injects, objectives, questions } = scenario;
  return {
    ...cafeExercise,
    injects: injects.map(({ minute, text, expects, refersTo }, at) => ({
      number: at + 1,
      minute,
      teamTypeId: 3,
      text: text.replaceAll(/\{[^}]+\}/gu, "the kitchen"),
      expects,
      section: refersTo,
      releasedAt: at < 8 ? answered.releasedAt : null,
      answers: at < 8 ? answered.answers : [],
    })),
    objectives: objectives.map((text, at) => ({
      number: at + 1,
      text,
      criteria: { met: "", partly: "", notMet: "" },
      score: "met",
      note: "",
    })),
    questions: [...questions],
  };
}

describe.skipIf(!hasChromium || !hasPoppler)("the printed report of an exercise", () => {
  test("says EXERCISE at the head and at the foot of each page, and numbers the pages", async () => {
    const pages = await textOfPages(
      await printedRequest(printer, exerciseReportPrint(wholeExercise())),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, page] of pages.entries()) {
      const lines = page.trim().split("\n").map(squeezed);
      expect(lines[0]).toBe("Harbour Café Pty Ltd EXERCISE: Fire on the premises");
      expect(lines.at(-1)).toBe(`EXERCISE. Nothing has happened. 0${at + 1} of ${pages.length}`);
    }
  });

  test("says what happened on the day it happened, in words that a reader can search", async () => {
    const pdf = await printedRequest(printer, exerciseReportPrint(cafeExercise));
    expect(faultsOf(pdf)).toEqual([]);
    const text = squeezed((await textOfPages(pdf)).join(" "));
    for (const words of [
      "Organisation Harbour Café Pty Ltd Date 21/11/2026, 21:00 (Sydney time)",
      "Run by Mei Silva Length 90 minutes",
      "Score 75%: 1 met, 1 partly met, 0 not met",
      "The alarm worked. The list of visitors was at the desk.",
      "1 Account for every worker and visitor. Partly met The count was late",
      "Bar Not set – No RTO set",
      "Buy a torch Ben Tan 31/01/2027 No",
      "Message 1 to the Emergency Response Team, 5 minutes after the start",
      "Ana Tan 2 minutes Everyone leaves.",
      "Message 2 to the Crisis Management Team, not released",
      "Ana Tan Emergency Response Team 1",
      "Which decision took the longest?",
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Kitchen 4 ?h 3\.5 ?h Within its RTO/u);
  });

  test("has each message of a whole scenario, and no page nearly empty", async () => {
    const data = wholeExercise();
    const pdf = await printedRequest(printer, exerciseReportPrint(data));
    const text = squeezed((await textOfPages(pdf)).join(" "));
    for (const { number } of data.injects) {
      const when = number <= 8 ? "5 minutes after the start" : "not released";
      expect(text).toContain(`Message ${number} to the Crisis Management Team, ${when}`);
    }
    const empty = (await lookAtPages(pdf)).filter((page) => page.depth < NEARLY_EMPTY);
    expect(empty.map(({ number, lastLine }) => ({ number, lastLine }))).toEqual([]);
  });
});
