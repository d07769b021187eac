import { EXERCISE_LINK_INVALID, INJECT_ANSWERED } from "@holdfast/contract/exercises/errors";
import type { InvitedExercise } from "@holdfast/contract/exercises/exercise-link-endpoints";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { InvitedExerciseScreen } from "./invited-exercise-screen";

const INVITED: InvitedExercise = {
  name: "Fire on the premises",
  summary: "The alarm sounds at Head Office.",
  organisationName: "Harbour Café",
  status: "planned",
  plannedFor: "2030-12-31",
  startTime: "10:00",
  timeZone: "Australia/Sydney",
  place: "Meeting room",
  facilitatorName: "Mei Silva",
  teamName: "Emergency Response Team",
  reply: null,
  injects: [],
};
const RUNNING: InvitedExercise = {
  ...INVITED,
  status: "running",
  injects: [
    {
      number: 1,
      text: "The alarm is sounding.",
      section: "B",
      releasedAt: "2026-11-23T00:05:00.000Z",
      answer: null,
    },
  ],
};

const server = vi.spyOn(globalThis, "fetch");
let shown: InvitedExercise;
let change: () => Response;
beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  shown = INVITED;
  server.mockImplementation(async (address) =>
    String(address).endsWith("/read") ? Response.json(shown) : change(),
  );
  window.history.replaceState(null, "", "#id=7&token=secret");
});
const refusal = ({
  status,
  code,
  message,
}: typeof INJECT_ANSWERED | typeof EXERCISE_LINK_INVALID) =>
  Response.json(
    { title: "Refused", status, code, detail: message },
    { status, headers: { "content-type": "application/problem+json" } },
  );
const button = (name: string) => page.getByRole("button", { name, exact: true });
const sent = () => JSON.parse(String(server.mock.lastCall?.[1]?.body)) as unknown;

it("says EXERCISE, and takes the reply to the invitation, which can be changed", async () => {
  const { container } = await render(<InvitedExerciseScreen />);
  const heading = page.getByRole("heading", { name: "EXERCISE: Fire on the premises" });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText("31 Dec 2030, 10:00 (Sydney time)")).toBeVisible();
  await expectAccessible(container, { isWholePage: true });
  change = () => Response.json({ ...INVITED, reply: "coming" });
  await button("I am coming").click();
  await expect.element(page.getByText("You answered: I am coming.")).toBeVisible();
  expect(sent()).toEqual({ id: "7", token: "secret", reply: "coming" });
  await expect.element(button("I cannot come")).toBeVisible();
});

it("sends the answer to a message, and keeps what was typed if it is refused", async () => {
  shown = RUNNING;
  change = () => refusal(INJECT_ANSWERED);
  await render(<InvitedExerciseScreen />);
  const field = page.getByRole("textbox");
  await field.fill("I call 000.");
  await button("Send answer to message 1").click();
  await expect.element(page.getByText(INJECT_ANSWERED.message)).toBeVisible();
  await expect.element(field).toHaveValue("I call 000.");
  expect(sent()).toEqual({ id: "7", token: "secret", number: 1, text: "I call 000." });
});

it("shows that the exercise is finished", async () => {
  shown = { ...INVITED, status: "finished" };
  await render(<InvitedExerciseScreen />);
  await expect.element(page.getByText("The exercise is finished. Thank you.")).toBeVisible();
});

it("says that a link no longer works", async () => {
  server.mockImplementation(async () => refusal(EXERCISE_LINK_INVALID));
  await render(<InvitedExerciseScreen />);
  await expect.element(page.getByText(EXERCISE_LINK_INVALID.message)).toBeVisible();
});

it("stops looking for messages once its link was replaced", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    await render(<InvitedExerciseScreen />);
    await expect.element(page.getByRole("heading", { name: /^EXERCISE/ })).toBeVisible();
    server.mockClear();
    server.mockImplementation(async () => refusal(EXERCISE_LINK_INVALID));
    vi.advanceTimersByTime(15_000);
    await expect.poll(() => server.mock.calls).toHaveLength(1);
    await server.mock.results[0]?.value;
    await new Promise(requestAnimationFrame);
    vi.advanceTimersByTime(60_000);
    expect(server.mock.calls).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

it("shows the messages that are still to answer first", async () => {
  const [first] = RUNNING.injects;
  if (!first) throw new Error("A running exercise has a message.");
  shown = {
    ...RUNNING,
    injects: [
      { ...first, answer: "I call 000." },
      { ...first, number: 2, text: "One person is missing." },
    ],
  };
  await render(<InvitedExerciseScreen />);
  await expect.element(button("Send answer to message 2")).toBeVisible();
  await expectAccessible(document.body, { isWholePage: true });
  const messages = page.getByRole("region").elements();
  expect(messages.map((message) => message.ariaLabel)).toEqual(["Message 2", "Message 1"]);
});
