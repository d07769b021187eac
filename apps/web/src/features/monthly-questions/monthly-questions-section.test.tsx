import type { MonthlyQuestion } from "@holdfast/contract/monthly-questions/monthly-question";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { planWith } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { MonthlyQuestionsSection } from "./monthly-questions-section";
import { tick } from "../../../test/tick";

const monthlyQuestion = (overrides: Partial<MonthlyQuestion>): MonthlyQuestion => ({
  monthlyQuestionId: crypto.randomUUID(),
  teamTypeId: 1,
  personName: "Ana Tan",
  question: "Who activates the plan at level 2?",
  sentAt: "2026-11-01T00:00:00.000Z",
  answeredAt: null,
  isRight: null,
  ...overrides,
});
const ANSWERED = "2026-11-02T00:00:00.000Z";

const server = vi.spyOn(globalThis, "fetch");
beforeEach(() => {
  server.mockReset();
});

const open = (monthlyQuestions: readonly MonthlyQuestion[] = [], mayChange = true) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MonthlyQuestionsSection
        plan={planWith()}
        monthlyQuestions={monthlyQuestions}
        mayChange={mayChange}
      />
    </QueryClientProvider>,
  );
const setting = () =>
  page.getByRole("checkbox", { name: "Send a question to each team every month" });
const save = () => page.getByRole("button", { name: "Save" });

it("lists the questions with the person and the outcome", async () => {
  await open([
    monthlyQuestion({ answeredAt: ANSWERED, isRight: true }),
    monthlyQuestion({ answeredAt: ANSWERED, isRight: false, personName: null }),
    monthlyQuestion({}),
  ]);
  const outcomes = ["Ana Tan, 01/11/2026: right", "A deleted contact, 01/11/2026: not right"];
  const items = page.getByRole("list", { name: "Questions" }).getByRole("listitem");
  for (const [at, text] of [...outcomes, "Ana Tan, 01/11/2026: no answer"].entries())
    await expect
      .element(items.nth(at))
      .toHaveTextContent(`Who activates the plan at level 2? ${text}`);
});

it("saves the setting, and has nothing to save afterwards until it is changed again", async () => {
  server.mockImplementation(async () => Response.json(planWith({ asksMonthlyQuestions: true })));
  await open();
  await expect.element(save()).toBeDisabled();
  await tick(setting());
  await expect.element(save()).toBeEnabled();
  await save().click();
  await expect.element(save()).toBeDisabled();
  await expect.element(setting()).toBeChecked();
  const { body, method } = server.mock.calls[0]?.[1] ?? {};
  expect([method, body]).toEqual(["PATCH", '{"asksMonthlyQuestions":true}']);
  await tick(setting());
  await expect.element(save()).toBeEnabled();
});

it("shows a viewer the setting without the form", async () => {
  await open([], false);
  await expect.element(page.getByText("The questions are switched off.")).toBeVisible();
  await expect.element(setting()).not.toBeInTheDocument();
});
