import type { Incident } from "@holdfast/contract/incidents/incident";
import type { Responder } from "@holdfast/contract/incidents/responder";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { createQueryClient } from "../../../platform/api/query-client";
import { RolesSection } from "./roles-section";

const ID = "0199e2a0-0000-7000-8000-0000000000";
const MEI = {
  responderId: `${ID}51`,
  teamTypeId: 3,
  name: "Mei Tan",
  mobile: "+61 491 570 110",
  phone: null,
  email: null,
  answer: null,
  presentAt: "2026-11-23T00:04:00.000Z",
} as Responder;
const INCIDENT = {
  planId: `${ID}03`,
  incidentId: `${ID}04`,
  status: "active",
  declaredByName: "Ana Silva",
  declaredAt: "2026-11-23T00:00:00.000Z",
  responders: [MEI],
  roles: [],
  canLead: true,
} as unknown as Incident;

const server = vi.spyOn(globalThis, "fetch");
let sent: unknown[];
beforeEach(() => {
  sent = [];
  server.mockReset().mockImplementation(async (_address, request) => {
    if (request?.method === "PATCH") sent.push(JSON.parse(String(request.body)));
    return Response.json(INCIDENT);
  });
});

const open = (change: Partial<Incident> = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RolesSection incident={{ ...INCIDENT, ...change }} />
    </QueryClientProvider>,
  );
const rows = () => page.getByRole("list", { name: "Roles" });

it("names who declared the incident as Lead, and hands the role over with a note", async () => {
  await open();
  await expect.element(rows()).toMatchTextContent("Lead: Ana Silva");
  await expect.element(rows()).toMatchTextContent("Scribe: no one yet");
  await page.getByRole("button", { name: "Hand over Lead" }).click();
  const dialog = page.getByRole("dialog", { name: "Hand over: Lead" });
  await dialog
    .getByRole("combobox", { name: "Who is Lead now" })
    .selectOptions("Mei Tan, Crisis Management Team, at work here");
  await dialog.getByRole("textbox", { name: "Note" }).fill("I go to the hospital");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Hand over" }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ role: "lead", responderId: MEI.responderId, note: "I go to the hospital" }]);
});

it("shows the number of the Lead, and lets others become the Scribe", async () => {
  const lead = { role: "lead", name: "Mei Tan", responderId: MEI.responderId } as const;
  await open({ roles: [{ ...lead, since: "2026-11-23T00:10:00.000Z" }], canLead: false });
  await expect
    .element(page.getByRole("link", { name: "+61 491 570 110" }))
    .toHaveAttribute("href", "tel:+61491570110");
  await expect
    .element(page.getByRole("button", { name: "Hand over Lead" }))
    .not.toBeInTheDocument();
  await page.getByRole("button", { name: "Name Scribe" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Hand over" }).click();
  await expect.poll(() => sent).toEqual([{ role: "scribe", responderId: null }]);
});
