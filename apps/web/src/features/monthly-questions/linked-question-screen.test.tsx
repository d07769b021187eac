import type {
  QuestionResult,
  LinkedQuestion,
} from "@holdfast/contract/monthly-questions/monthly-question-endpoints";
import {
  QUESTION_ANSWERED,
  QUESTION_LINK_INVALID,
} from "@holdfast/contract/monthly-questions/errors";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { LinkedQuestionScreen } from "./linked-question-screen";
import { tick } from "../../../test/tick";

const QUESTION: LinkedQuestion = {
  organisationName: "Harbour Café",
  teamName: "Emergency Response Team",
  question: "Where do we meet?",
  choices: ["At the gate", "In the park", "On the roof"],
};
const RESULT: QuestionResult = {
  isRight: true,
  answer: "In the park",
  sentence: "The assembly point is the park.",
  section: "B",
};

const server = vi.spyOn(globalThis, "fetch");
let result: QuestionResult;
beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  result = RESULT;
  server.mockImplementation(async (address) =>
    Response.json(String(address).endsWith("/answer") ? result : QUESTION),
  );
  window.history.replaceState(null, "", "#id=7&token=secret");
});
const send = () => page.getByRole("button", { name: "Send answer" });

it("asks the question of the link, and leaves the token out of the address", async () => {
  const { container } = await render(<LinkedQuestionScreen />);
  await expect.element(page.getByRole("radiogroup", { name: "Where do we meet?" })).toBeVisible();
  expect(window.location.hash).toBe("");
  await expectAccessible(container, { isWholePage: true });
});

it("sends the answer by keyboard, and shows what the plan says", async () => {
  await render(<LinkedQuestionScreen />);
  await expect.element(send()).toBeVisible();
  await userEvent.tab();
  while (document.activeElement?.getAttribute("type") !== "radio") await userEvent.tab();
  await userEvent.keyboard(" {ArrowDown}");
  await userEvent.tab();
  await expect.element(send()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "That is right" })).toBeVisible();
  await expect
    .element(page.getByText("Section B of the plan says: The assembly point is the park."))
    .toBeVisible();
  expect(JSON.parse(String(server.mock.lastCall?.[1]?.body))).toEqual({
    id: "7",
    token: "secret",
    choice: 1,
  });
});

it("gives the right answer after a wrong one", async () => {
  result = { ...RESULT, isRight: false };
  await render(<LinkedQuestionScreen />);
  await tick(page.getByRole("radio", { name: "On the roof" }));
  await send().click();
  await expect.element(page.getByRole("heading", { name: "That is not right" })).toBeVisible();
  await expect.element(page.getByText(/^The answer is: In the park\./u)).toBeVisible();
});

it("asks for a choice before it sends", async () => {
  await render(<LinkedQuestionScreen />);
  await send().click();
  await expect.element(page.getByText("Please select an answer.")).toBeVisible();
  expect(server).toHaveBeenCalledOnce();
});

it.each([
  ["no longer works", "This link does not work", QUESTION_LINK_INVALID],
  ["was answered", "Already answered", QUESTION_ANSWERED],
])("says that a link %s", async (_state, title, { status, code, message }) => {
  server.mockImplementation(async () =>
    Response.json(
      { title: "Refused", status, code, detail: message },
      { status, headers: { "content-type": "application/problem+json" } },
    ),
  );
  await render(<LinkedQuestionScreen />);
  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(page.getByText(message)).toBeVisible();
});
