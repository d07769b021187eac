import type { Exercise } from "@holdfast/contract/exercises/exercise";
import { CHANGED_MEANWHILE } from "@holdfast/contract/platform/errors";
import type { Team } from "@holdfast/contract/teams/team";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { exerciseWith, participantWith } from "../../../test/exercises";
import { createQueryClient } from "../../platform/api/query-client";
import { EditExerciseDialog } from "./edit-exercise-dialog";
import { tick } from "../../../test/tick";
import { pick } from "../../../test/pick";

const CONTACTS = {
  ana: "0199e2a0-0000-7000-8000-000000000031",
  ben: "0199e2a0-0000-7000-8000-000000000032",
};
const ANA = participantWith({ name: "Ana Tan", contactId: CONTACTS.ana });
const member = (contactId: string, firstName: string): Team["teamContacts"][number] => ({
  contactId,
  designation: "Primary",
  confirmedAt: null,
  contact: {
    contactId,
    firstName,
    lastName: "Tan",
    email: null,
    phone: null,
    mobile: null,
    afterHoursPhone: null,
    jobTitle: null,
  },
});
const TEAM: Team = {
  teamId: "0199e2a0-0000-7000-8000-000000000041",
  teamType: {
    teamTypeId: 1,
    name: "Emergency Response Team",
    displayName: "Emergency Response Team",
  },
  teamContacts: [member(CONTACTS.ana, "Ana"), member(CONTACTS.ben, "Ben")],
};
const EXERCISE = exerciseWith({ plannedFor: "2030-12-31", version: 3, participants: [ANA] });

const server = vi.spyOn(globalThis, "fetch");
const onClose = vi.fn();
let reply: () => Response;
beforeEach(() => {
  vi.clearAllMocks();
  reply = () => Response.json(EXERCISE);
  server.mockImplementation(async (_address, request) =>
    request?.method === "PUT" ? reply() : Response.json([TEAM]),
  );
});

const open = (exercise: Exercise = EXERCISE) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EditExerciseDialog exercise={exercise} onClose={onClose} />
    </QueryClientProvider>,
  );
const facilitator = () => page.getByRole("textbox", { name: /^Who runs the exercise/u });
const save = () => page.getByRole("button", { name: "Save" });
const sent = () => {
  const call = server.mock.calls.find(([, request]) => request?.method === "PUT");
  return {
    body: JSON.parse(String(call?.[1]?.body)) as unknown,
    version: new Headers(call?.[1]?.headers).get("if-match"),
  };
};

it("opens with the stored values, and sends all with the version that it opened with", async () => {
  await open();
  await expect.element(facilitator()).toHaveValue("Mei Silva");
  await expectAccessible();
  await facilitator().fill("Tom Lee");
  await save().click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(sent()).toEqual({
    body: {
      plannedFor: "2030-12-31",
      startTime: "10:00",
      timeZone: "Australia/Sydney",
      place: "Meeting room",
      facilitatorName: "Tom Lee",
      people: [ANA.participantId],
    },
    version: '"3"',
  });
});

it("offers the people of the teams who do not take part yet", async () => {
  await open();
  const people = page.getByRole("combobox", { name: /^Who takes part/u });
  await people.fill("Tan");
  const options = page.getByRole("option");
  await expect.element(options.nth(1)).toBeVisible();
  expect(options.elements().map((option) => option.textContent)).toEqual([
    "Ana Tan, Emergency Response Team",
    "Ben Tan, Emergency Response Team",
  ]);
  await pick(options.nth(1));
  await userEvent.keyboard("{Escape}");
  await save().click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(sent().body).toMatchObject({ people: [ANA.participantId, CONTACTS.ben] });
});

it("says that another time or location informs people, if they were invited", async () => {
  await open();
  const notice = page.getByText(/email with the new time/u);
  await expect.element(facilitator()).toBeVisible();
  expect(notice.query()).toBeNull();
  await page.getByRole("spinbutton", { name: "year, Date" }).click();
  await userEvent.keyboard("2031");
  await expect.element(notice).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(notice).not.toBeInTheDocument();
  await page.getByLabelText("Start (Sydney time)").fill("11:30");
  await expect.element(notice).toBeVisible();
  await page.getByLabelText("Start (Sydney time)").fill("10:00");
  await page.getByRole("textbox", { name: "Where" }).fill("Function room");
  await expect.element(page.getByText(/email with the new location/u)).toBeVisible();
});

it("lets the person choose if someone else has changed the same field", async () => {
  reply = () =>
    Response.json(
      {
        title: "Changed",
        status: 412,
        code: CHANGED_MEANWHILE.code,
        detail: CHANGED_MEANWHILE.message,
        current: {
          changedByName: "Ben Tan",
          changedAt: "2026-11-23T00:00:00.000Z",
          row: { ...EXERCISE, facilitatorName: "Ida Roy", version: 4 },
        },
      },
      { status: 412, headers: { "content-type": "application/problem+json" } },
    );
  await open();
  await facilitator().fill("Tom Lee");
  await save().click();
  await tick(page.getByRole("radio", { name: /Take theirs.*Ida Roy/u }));
  await expect.element(facilitator()).toHaveValue("Ida Roy");
});
