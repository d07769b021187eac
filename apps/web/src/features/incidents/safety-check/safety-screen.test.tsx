import { SAFETY_CHECK_ENDED } from "@holdfast/contract/incidents/errors";
import type { SafetyQuestion } from "@holdfast/contract/incidents/safety-check-endpoints";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { refusalWith } from "../../../../test/contact-checks";
import { SafetyScreen } from "./safety-screen";

const LINK = { id: "0199e2a0-0000-7000-8000-000000000051", token: "secret" };

const server = vi.spyOn(globalThis, "fetch");
let question: SafetyQuestion;
let refusal: Response | undefined;
const sent: { answer?: string; place?: string | null }[] = [];
beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  refusal = undefined;
  sent.length = 0;
  question = {
    isExercise: false,
    level: 2,
    organisationName: "Harbour Café",
    whatHappened: "A pan is on fire",
    place: "12 Quay Street",
    declaredAt: "2026-11-21T00:00:00.000Z",
    name: "Ana Tan",
    answer: null,
    helpPlace: "",
    helpText: "",
  };
  server.mockImplementation(async (address, init) => {
    if (refusal) return refusal;
    if (String(address).endsWith("/answer")) {
      const body = JSON.parse(String(init?.body));
      sent.push(body);
      question = {
        ...question,
        answer: body.answer,
        helpPlace: body.place ?? question.helpPlace,
        helpText: body.text ?? question.helpText,
      };
    }
    return Response.json(question);
  });
  window.history.replaceState(null, "", `#id=${LINK.id}&token=${LINK.token}`);
});
const button = (name: string) => page.getByRole("button", { name });

it("answers with one press that the person is safe, and changes it to a call for help", async () => {
  const { container } = await render(<SafetyScreen />);
  await expect.element(page.getByText("A pan is on fire")).toBeVisible();
  await expectAccessible(container, { isWholePage: true });
  await button("I am safe").click();
  await expect.element(page.getByText("You answered: I am safe")).toBeVisible();
  await expectAccessible(container, { isWholePage: true });
  await button("I need help").click();
  await expect.element(page.getByText("You answered: I need help")).toBeVisible();
  expect(sent.map(({ answer }) => answer)).toEqual(["safe", "help"]);
});

it("sends the call for help at once, then asks where, and can say that the person is safe now", async () => {
  const { container } = await render(<SafetyScreen />);
  await button("I need help").click();
  const place = page.getByRole("textbox", { name: /^Where are you/u });
  await expect.element(place).toHaveFocus();
  await expectAccessible(container, { isWholePage: true });
  expect(sent).toMatchObject([{ ...LINK, answer: "help" }]);
  await userEvent.keyboard("The cellar{Enter}");
  await expect.element(page.getByText("Sent. You can send more.")).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ answer: "help", place: "The cellar" });
  await button("I am safe now").click();
  await expect.element(page.getByText("You answered: I am safe")).toBeVisible();
});

it("marks an exercise", async () => {
  question = { ...question, isExercise: true };
  await render(<SafetyScreen />);
  await expect
    .element(page.getByRole("heading", { name: "EXERCISE: are you safe?" }))
    .toBeVisible();
  await expect
    .element(page.getByText(/^This is an exercise\. Nothing has happened\./u))
    .toBeVisible();
});

it("says that the incident has ended", async () => {
  refusal = refusalWith(SAFETY_CHECK_ENDED);
  await render(<SafetyScreen />);
  await expect.element(page.getByText(SAFETY_CHECK_ENDED.message)).toBeVisible();
  expect(page.getByRole("button", { name: "I am safe" }).elements()).toHaveLength(0);
});
