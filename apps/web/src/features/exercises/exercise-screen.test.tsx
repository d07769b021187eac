import { EXERCISE_NOT_PLANNED } from "@holdfast/contract/exercises/errors";
import type { Exercise, Inject } from "@holdfast/contract/exercises/exercise";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { exerciseWith, participantWith } from "../../../test/exercises";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { useFocusKept } from "../../ui/layout/use-focus-kept";
import { WorkspaceProvider } from "../workspace/public";
import { ExerciseScreen } from "./exercise-screen";

const INJECT: Inject = {
  number: 1,
  minute: 0,
  teamTypeId: 1,
  text: "The alarm is sounding.",
  expects: "Leave and call 000.",
  section: "B",
  releasedAt: null,
  answers: [],
};
const STARTED = { status: "running" as const, startedAt: "2026-11-23T00:00:00.000Z" };

const server = vi.spyOn(globalThis, "fetch");
let exercise: Exercise;
let change: () => Response;
beforeEach(() => {
  vi.clearAllMocks();
  exercise = exerciseWith({ participants: [participantWith({ invitedAt: null })] });
  change = () => Response.json(exercise);
  server.mockImplementation(async (_address, request) =>
    request?.method === "GET" ? Response.json(exercise) : change(),
  );
});

/** The page around the screen, as in the workspace. */
const FocusKept = ({ children }: { readonly children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  return (
    <main ref={main} tabIndex={-1}>
      {children}
    </main>
  );
};

const open = (canChange = true) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[`/dashboard/exercise?id=${exercise.exerciseId}`]}>
        <WorkspaceProvider value={workspaceOf(organisationWith(), planWith({ canChange }))}>
          <FocusKept>
            <ExerciseScreen />
          </FocusKept>
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole("button", { name, exact: true });
const title = () => page.getByRole("heading", { level: 1, name: "EXERCISE: Fire on the premises" });
const sentTo = () => {
  const [address, request] = server.mock.calls.find(([, init]) => init?.method !== "GET") ?? [];
  return [request?.method, String(address).split("/").at(-1), request?.body];
};

it("invites the people who were not invited, and can be edited until it starts", async () => {
  await open();
  await expect
    .element(
      page.getByText("Planned. 31 Dec 2030, 10:00 (Sydney time). Meeting room. Run by Mei Silva."),
    )
    .toBeVisible();
  for (const name of ["Start the exercise", "Edit the exercise", "Cancel the exercise"])
    await expect.element(button(name)).toBeVisible();
  await expectAccessible();
  await button("Invite 1 person").click();
  await expect.poll(sentTo).toEqual(["POST", "invitations", "{}"]);
});

it("moves the focus to the start of the exercise once all people are invited", async () => {
  change = () => {
    exercise = exerciseWith();
    return Response.json(exercise);
  };
  await open();
  await button("Invite 1 person").click();
  await expect.element(button("Invite 1 person")).not.toBeInTheDocument();
  await expect.element(button("Start the exercise")).toHaveFocus();
});

it("offers no edit once it runs, and releases messages one by one", async () => {
  exercise = exerciseWith({ ...STARTED, injects: [INJECT] });
  await open();
  await button("Release message 1").click();
  await expect.poll(sentTo).toEqual(["POST", "releases", '{"number":1}']);
  await expect.element(button("Finish the exercise")).toBeVisible();
  await expect.element(button("Edit the exercise")).not.toBeInTheDocument();
});

it("shows the answers with the person and the time that each took", async () => {
  const answer = {
    participantId: participantWith().participantId,
    text: "I call 000.",
    answeredAt: "2026-11-23T00:07:00.000Z",
  };
  const released = { ...INJECT, releasedAt: "2026-11-23T00:05:00.000Z", answers: [answer] };
  exercise = exerciseWith({ ...STARTED, injects: [released] });
  await open();
  const message = page.getByRole("list", { name: "Messages" }).getByRole("listitem");
  await expect.element(message.getByText("Answers: 1 of 1")).toBeVisible();
  await expect.element(message.getByText(/^Ana Tan, after 2 min/u)).toBeVisible();
  await expectAccessible();
});

it("says why it cannot be started", async () => {
  const { status, code, message } = EXERCISE_NOT_PLANNED;
  change = () =>
    Response.json(
      { title: "Refused", status, code, detail: message },
      { status, headers: { "content-type": "application/problem+json" } },
    );
  await open();
  await button("Start the exercise").click();
  await expect.element(page.getByText(message)).toBeVisible();
});

it("lets a viewer read only", async () => {
  await open(false);
  await expect.element(title()).toBeVisible();
  for (const name of ["Start the exercise", "Edit the exercise", "Invite 1 person"])
    await expect.element(button(name)).not.toBeInTheDocument();
});

it("says that an exercise could not be found", async () => {
  server.mockImplementation(async () =>
    Response.json(
      { title: "Not found", status: 404, code: "not-found", detail: "Not found." },
      { status: 404, headers: { "content-type": "application/problem+json" } },
    ),
  );
  await open();
  await expect.element(page.getByText("This exercise could not be found")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go to Exercises" })).toBeVisible();
});
