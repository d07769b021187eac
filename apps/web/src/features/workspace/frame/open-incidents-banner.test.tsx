import type { OpenIncident } from "@holdfast/contract/incidents/incident";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../platform/api/query-client";
import { AllOpenIncidentsBanner, OpenIncidentsBanner } from "./open-incidents-banner";

const fire: OpenIncident = {
  incidentId: "0199e2a0-0000-7000-8000-000000000021",
  planId: "0199e2a0-0000-7000-8000-000000000003",
  isExercise: false,
  level: 3,
  whatHappened: "Fire in the kitchen",
  place: "12 Quay Street",
  status: "active",
  declaredAt: new Date().toISOString(),
};
const rehearsal = { ...fire, incidentId: "2", isExercise: true, level: 1, whatHappened: "" };

const server = vi.spyOn(globalThis, "fetch");
const open = (incidents: readonly OpenIncident[], address = "/dashboard/teams") => {
  server.mockImplementation(async () => Response.json(incidents));
  const onOpen = vi.fn();
  const shown = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <OpenIncidentsBanner organisationId={fire.planId} onOpen={onOpen} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { shown, onOpen };
};
const bar = () => page.getByRole("region", { name: "Active incidents" });

it("shows active incidents with their level, what happened, where and since when, and opens their plan", async () => {
  const { shown, onOpen } = open([fire, rehearsal]);
  await shown;
  await expect.element(bar()).toMatchTextContent("EXERCISE: level 1");
  expect(bar().element().textContent).toMatch(
    /^Level 3: Fire in the kitchen, 12 Quay Street since [\d:]+: OpenEXERCISE: level 1: 12 Quay Street since [\d:]+: Open$/u,
  );
  await expect.element(bar()).toHaveAttribute("data-variant", "incident");
  await page.getByRole("link", { name: /^Open: Level 3, 12 Quay Street, since/u }).click();
  expect(onOpen).toHaveBeenCalledWith(fire.planId);
});

it("leaves out the incident whose page is open", async () => {
  await open([fire, rehearsal], `/dashboard/incident?id=${fire.incidentId}`).shown;
  await expect.element(bar()).not.toMatchTextContent("Level 3");
  await expect.element(bar()).toHaveAttribute("data-variant", "warning");
});

it("names each incident's organisation on pages outside an organisation, and unfolds incidents after the third", async () => {
  const names = ["Harbour Café", "Ferri Bakehouse", "Dock Engineering", "Quay Books", "Pier Hotel"];
  const incidents = names.map((organisationName, at) => ({
    ...fire,
    incidentId: `fire-${at}`,
    organisationId: `organisation-${at}`,
    organisationName,
  }));
  server.mockImplementation(async () => Response.json(incidents));
  const onOpen = vi.fn();
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/admin/my-purchases"]}>
        <AllOpenIncidentsBanner onOpen={onOpen} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(bar()).toMatchTextContent("Level 3, Dock Engineering: Fire in the kitchen");
  const last = page.getByRole("link", { name: /Pier Hotel/u });
  await expect.element(last).not.toBeInTheDocument();
  await page.getByText("2 more active incidents").click();
  await last.click();
  expect(onOpen).toHaveBeenCalledWith("organisation-4", fire.planId);
});
