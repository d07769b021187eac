import type { OfflineIncident, OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { incidentOf } from "./local/local-incident-rules";
import { PlanSection } from "./plan-section";

const contact = (name: string) => ({ name, about: "", mobile: "", phone: "000", email: "" });
const plan = {
  planId: "plan",
  planName: "Plan",
  businessName: "Café",
  version: null,
  person: { userId: "ana", name: "Ana", teamTypeIds: [] },
  // With the incident's, the buttons of the pages take another line.
  teams: [1, 2, 3, 4].map((teamTypeId) => ({
    teamTypeId,
    name: `Team ${teamTypeId}`,
    members: [],
    actions: [],
  })),
  contacts: Array.from({ length: 50 }, (_, index) => contact(`Person ${index}`)),
  sites: [],
  incidents: [],
} as unknown as OfflinePlan;

const Probe = () => {
  const [incidents, setIncidents] = useState<readonly OfflineIncident[]>([]);
  return (
    <PlanSection
      plan={{ ...plan, incidents: [...incidents] }}
      status={<div style={{ height: 600 }}>Up to date.</div>}
      showIncident={({ whatHappened }) => (
        <>
          <h2>{whatHappened}</h2>
          <div style={{ height: 3000 }}>Actions</div>
        </>
      )}
      onStart={async (started) => setIncidents([incidentOf(plan, started)])}
    />
  );
};

/** Whether the heading lies below the buttons of the pages. */
const isInSight = () => {
  const pages = page.getByRole("navigation", { name: "Pages" }).element().getBoundingClientRect();
  const { top } = page.getByRole("heading", { name: "Fire" }).element().getBoundingClientRect();
  return top >= pages.bottom && top < window.innerHeight;
};

it("shows an incident that was started here, with its heading in sight", async () => {
  await page.viewport(390, 844);
  await render(<Probe />);
  await page.getByRole("button", { name: "Start an incident" }).click();
  await page.getByRole("textbox", { name: "What happened" }).fill("Fire");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect.element(page.getByRole("heading", { name: "Fire" })).toBeInTheDocument();
  await expect.element(page.getByRole("main")).toHaveFocus();
  await expect.poll(isInSight).toBe(true);
  await page.getByRole("button", { name: "Contacts" }).click();
  await page.getByRole("button", { name: "Show incident" }).click();
  await expect.poll(isInSight).toBe(true);
});
