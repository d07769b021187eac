import { planAtLimits } from "@holdfast/printables/test/limits-plan-sample";
import { describe, expect, test } from "vitest";
import {
  betweenHeadAndFoot,
  OUTLINE,
  printedPlan,
  topicPages,
  unitPages,
  wrongCards,
} from "./printed-plan";
import { type BenchPrinter, hasChromium, hasPoppler, textOfPages } from "./printer-bench";

/**
 * Describes a printed plan whose texts are as long as their fields accept.
 * @param words what the texts consist of
 */
export function describePlanAtLimits(printer: BenchPrinter, words: string) {
  describe.skipIf(!hasChromium || !hasPoppler)(
    `a plan with texts at the limits, of '${words}'`,
    async () => {
      const isReady = hasChromium && hasPoppler;
      const data = planAtLimits(words);
      const texts = isReady ? await textOfPages(await printedPlan(printer, data)) : [];

      test("has its cover, its cards and each topic on one page", () => {
        expect(texts[1]).toContain("Disclaimer");
        expect(topicPages(texts)).toEqual(OUTLINE);
      });

      test("has the summary below the contents of page 01", () => {
        const page = texts.find((text) => text.includes("Time limits")) ?? "";
        expect(page).toMatch(/Summary[\s\S]*Risks rated High[\s\S]*\b01 of \d+\s*$/u);
      });

      test("has one line at the head and at the foot of each page, with the date and the number", () => {
        const numbered = texts.filter((text) => /\d of \d+\s*$/u.test(text));
        const wrong = numbered.filter((text) => {
          const lines = text.trim().split("\n");
          return !/Business .*… +Date issued [\d/]+$/u.test(lines[0] ?? "");
        });
        expect(numbered.length).toBeGreaterThan(50);
        expect(wrong).toEqual([]);
      });

      test("has each event card on one page", () => {
        expect(wrongCards(texts, data)).toEqual([]);
      });

      test("has its back cover on one page", () => {
        expect(texts.at(-1)).toMatch(/Date issued[\s\S]*Poisons Information Centre/u);
      });

      test("has each business unit on one page, and its texts in full in an appendix", () => {
        expect(unitPages(texts)).toEqual({ starts: data.supportingUnits.length, continued: [] });
        const text = texts.map(betweenHeadAndFoot).join("").replaceAll(/\s+/g, "");
        const missing = [
          ...data.recoveryStrategies.flatMap(({ floor, phone, email, comments }) => [
            floor,
            phone,
            email,
            comments,
          ]),
          ...data.supportingUnits.flatMap(({ leader, minimumService, firstSteps, workaround }) => [
            leader,
            minimumService,
            ...firstSteps,
            workaround,
          ]),
          ...data.unitDependencies.map(({ name }) => name),
        ].filter((typed) => !text.includes(typed.replaceAll(/\s+/g, "")));
        expect(missing).toEqual([]);
      });

      test("has 15 areas on the page of A.8", () => {
        const page = texts.find((text) => /^\s*A\.8 /mu.test(text) && text.includes("S-01")) ?? "";
        expect(data.criticalAreas.filter(({ idLabel }) => !page.includes(idLabel))).toEqual([]);
      });

      test("has in an appendix what Document control has no room for", () => {
        const text = texts.map(betweenHeadAndFoot).join("").replaceAll(/\s+/g, "");
        const typed = [
          data.business.registrationNumber,
          ...data.plan.owners.map(({ idLabel, name }) => `${idLabel} ${name.slice(0, 9)}`),
          ...data.control.holders.flatMap(({ name, position }) => [name, position]),
          (data.business.governance ?? "").slice(-40),
        ];
        expect(typed.filter((words) => !text.includes(words.replaceAll(/\s+/g, "")))).toEqual([]);
      });

      test("names a Primary with a number in each team's section", () => {
        for (const title of ["Emergency Response", "Crisis Management", "IT Recovery"]) {
          const page = texts.find((text) => text.includes(`Members of the ${title} Team`));
          expect(page).toMatch(/Primary\s+\+61 2 5550/);
        }
      });
    },
  );
}
