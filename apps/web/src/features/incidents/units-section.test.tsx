import type { Incident, IncidentUnit } from "@holdfast/contract/incidents/incident";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
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
beforeEach(() => {
  server.mockReset();
});

const open = (unit: Partial<IncidentUnit> = {}, status: Incident["status"] = "active") =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UnitsSection
        incident={
          {
            planId: "0199e2a0-0000-7000-8000-000000000003",
            incidentId: "0199e2a0-0000-7000-8000-000000000004",
            status,
            units: [{ ...kitchen, ...unit }],
          } as unknown as Incident
        }
      />
    </QueryClientProvider>,
  );
const change = () => page.getByRole("button", { name: "Change site of Kitchen" });
const field = () => page.getByLabelText("Where Kitchen works now");

it("records where a unit works, by keyboard, from the site of the plan", async () => {
  server.mockImplementation(async () => Response.json({ ...kitchen, site: "The school" }));
  await open();
  await expect.element(page.getByText("Continues at: The depot")).toBeVisible();
  await change().click();
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue("The depot");
  await field().fill("The school");
  await userEvent.keyboard("{Enter}");
  await expect.element(change()).toBeVisible();
  const { method, body } = server.mock.calls[0]?.[1] ?? {};
  expect([method, body]).toEqual(["PATCH", '{"site":"The school"}']);
});

it("keeps what was typed if it could not be saved, and says why", async () => {
  server.mockImplementation(async () =>
    Response.json({ title: "This incident is closed.", status: 409 }, { status: 409 }),
  );
  await open({ site: "The school" });
  await expect.element(page.getByText("Works at: The school")).toBeVisible();
  await change().click();
  await field().fill("The town hall");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("This incident is closed.")).toBeVisible();
  await expect.element(field()).toHaveValue("The town hall");
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

it("counts down to the MTPD of a unit that is down", async () => {
  const downSince = new Date(Date.now() - 2 * 86_400_000).toISOString();
  await open({ status: "down", downSince });
  await expect.element(page.getByText(/MTPD: (5 days|4 days 23 h) left/)).toBeVisible();
  await expect.element(page.getByText("RTO passed 1 day ago")).toBeVisible();
  const row = page.getByRole("list", { name: "Business units" }).getByRole("listitem");
  expect(row.element().hasAttribute("data-late")).toBe(false);
});
