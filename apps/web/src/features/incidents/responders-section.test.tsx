import type { Incident } from "@holdfast/contract/incidents/incident";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { RespondersSection } from "./responders-section";

const responder = (name: string, alertedAt: string | null) => ({
  responderId: name,
  teamTypeId: 1,
  name,
  designation: "Primary",
  email: "someone@harbourlight.example",
  mobile: null,
  phone: null,
  alertedAt,
  answer: null,
  answeredAt: null,
});
const incident = {
  status: "active",
  canLead: true,
  areRespondersWithheld: false,
  responders: [responder("Priya Raman", "2026-11-26T02:00:00Z"), responder("Tom Lee", null)],
} as unknown as Incident;

it("names the person in each button's accessible name, after what it shows", async () => {
  await render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <RespondersSection incident={incident} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const again = page.getByRole("button", { name: "Alert again: Priya Raman" });
  await expect.element(again).toHaveTextContent("Alert again");
  await expect.element(page.getByRole("button", { name: "Alert Tom Lee" })).toBeVisible();
});
