import type {
  Incident,
  IncidentUnit,
  IncidentWithKeys,
} from "@holdfast/contract/incidents/incident";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { createQueryClient } from "../../platform/api/query-client";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { QueueSection } from "./log/queue-section";
import { UnitsSection } from "./units-section";

const kitchen: IncidentUnit = {
  unitId: "0199e2a0-0000-7000-8000-000000000005",
  name: "Kitchen",
  rtoDays: 1,
  mtpdDays: 7,
  plannedSite: "The depot",
  site: "",
  status: "running",
  downSince: null,
  restoredAt: null,
};

const server = vi.spyOn(globalThis, "fetch");
let sent: Record<string, unknown>[] = [];
let answer: () => Promise<Response>;
beforeEach(() => {
  localStorage.clear();
  sent = [];
  answer = async () => Response.json(kitchen);
  server.mockReset().mockImplementation(async (_address, request) => {
    if (request?.method !== "PATCH")
      return Response.json({ id: "0199e2a0-0000-7000-8000-000000000001" });
    sent.push(JSON.parse(String(request.body)) as Record<string, unknown>);
    return answer();
  });
});

const incidentOf = (unit: Partial<IncidentUnit>, status: Incident["status"]) =>
  ({
    planId: "0199e2a0-0000-7000-8000-000000000003",
    incidentId: "0199e2a0-0000-7000-8000-000000000004",
    status,
    declaredAt: "2026-11-21T04:00:00.000Z",
    entryKeys: [btoa("A".repeat(32))],
    units: [{ ...kitchen, ...unit }],
  }) as unknown as IncidentWithKeys;
const open = (unit: Partial<IncidentUnit> = {}, status: Incident["status"] = "active") =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <QueueSection incident={incidentOf(unit, status)}>
        <UnitsSection incident={incidentOf(unit, status)} />
      </QueueSection>
      <ToastRegion />
    </QueryClientProvider>,
  );
const change = () => page.getByRole("button", { name: "Change site of Kitchen" });
const state = () => page.getByRole("combobox", { name: "Status of Kitchen" });
const field = () => page.getByLabelText("Where Kitchen works now");

it("records where a unit works, by keyboard, from the site of the plan", async () => {
  await open();
  await expect.element(page.getByText("Continues at: The depot")).toBeVisible();
  await change().click();
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue("The depot");
  await field().fill("The school");
  await userEvent.keyboard("{Enter}");
  await expect.element(change()).toBeVisible();
  await expect.poll(() => sent).toMatchObject([{ site: "The school" }]);
});

it("keeps a change without a network as not sent, also after a reload, and sends it with its time", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  const { unmount } = await open();
  await state().selectOptions("Down");
  await expect.element(page.getByText("Not sent")).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  await unmount();
  expect(Object.values(localStorage).join("")).not.toContain("down");

  await open();
  await expect.element(page.getByText("Not sent")).toBeVisible();
  await expect.element(state()).toHaveValue("down");
  await expectAccessible();
  answer = async () => Response.json({ ...kitchen, status: "down" });
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Not sent")).not.toBeInTheDocument();
  expect(sent.at(-1)).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ status: "down", deviceAt: expect.any(String) });
});

it("says why a change was refused, and shows the state of the server again", async () => {
  answer = async () =>
    Response.json(
      { title: "This incident is closed.", status: 409, code: "incident-closed" },
      { status: 409 },
    );
  await open({ site: "The school" });
  await expect.element(page.getByText("Works at: The school")).toBeVisible();
  await change().click();
  await field().fill("The town hall");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("This incident is closed.")).toBeVisible();
  await expect.element(page.getByText("Works at: The school")).toBeVisible();
});

it.each([
  ["a refusal of a network", () => Response.json({ message: "Forbidden" }, { status: 403 })],
  ["a login page of a network", () => new Response("<html>Welcome</html>")],
  ["another server", () => Response.json({})],
])("keeps a change that %s has answered, and starts its clock", async (_case, made) => {
  answer = async () => made();
  await open();
  await state().selectOptions("Down");
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await expect.element(page.getByText("Not sent")).toBeVisible();
  await expect.element(state()).toHaveValue("down");
  await expect.element(page.getByText(/^RTO: .+ left$/)).toBeVisible();
  expect(Object.keys(localStorage).join("")).toContain("holdfast.incident_log");
});

it("offers no change once the incident is closed", async () => {
  await open({}, "closed");
  await expect.element(page.getByText("Continues at: The depot")).toBeVisible();
  await expect.element(change()).not.toBeInTheDocument();
});

it("marks a unit that is past its MTPD, and says since when", async () => {
  const downSince = new Date(Date.now() - 8 * 86_400_000).toISOString();
  await open({ status: "down", downSince });
  await expect.element(page.getByText("MTPD passed 1 day ago")).toBeVisible();
  const row = page.getByRole("list", { name: "Business units" }).getByRole("listitem");
  expect(row.element().hasAttribute("data-late")).toBe(true);
});

it("marks unconfirmed time limits as proposed, even while they run", async () => {
  await open({ isRtoProposed: true, isMtpdProposed: true });
  await expect.element(page.getByText("RTO (proposed) 1 day")).toBeVisible();
  const downSince = new Date(Date.now() - 2 * 86_400_000).toISOString();
  await open({ status: "down", downSince, isRtoProposed: true, isMtpdProposed: true });
  await expect.element(page.getByText("RTO (proposed) passed 1 day ago")).toBeVisible();
  await expect.element(page.getByText(/MTPD \(proposed\): .+ left/u)).toBeVisible();
});

it("counts down to the MTPD of a unit that is down", async () => {
  const downSince = new Date(Date.now() - 2 * 86_400_000).toISOString();
  await open({ status: "down", downSince });
  await expect.element(page.getByText(/MTPD: (5 days|4 days 23 h) left/)).toBeVisible();
  await expect.element(page.getByText("RTO passed 1 day ago")).toBeVisible();
  const row = page.getByRole("list", { name: "Business units" }).getByRole("listitem");
  expect(row.element().hasAttribute("data-late")).toBe(false);
});

it("corrects since when a unit is down, and refuses a time in the future", async () => {
  await open({ status: "down", downSince: "2026-11-21T05:00:00.000Z" });
  await page.getByRole("button", { name: "Change time of Kitchen" }).click();
  const time = page.getByLabelText("Time");
  await expect.element(time).toHaveFocus();
  await time.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .element(page.getByText(/^Please give a time that is not in the future/u))
    .toBeVisible();
  await expectAccessible();
  const local = new Date("2026-11-21T02:30:00.000Z");
  const two = (part: number) => String(part).padStart(2, "0");
  await time.fill(`${two(local.getHours())}:${two(local.getMinutes())}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => sent)
    .toMatchObject([{ status: "down", since: "2026-11-21T02:30:00.000Z" }]);
});
