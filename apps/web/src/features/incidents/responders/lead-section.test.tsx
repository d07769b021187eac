import type { Incident } from "@holdfast/contract/incidents/incident";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../platform/api/query-client";
import { LeadSection } from "./lead-section";

const incident = {
  planId: "0199e2a0-0000-7000-8000-000000000003",
  incidentId: "0199e2a0-0000-7000-8000-000000000004",
  level: 1,
  status: "active",
  canLead: true,
} as unknown as Incident;

const client = createQueryClient();
const server = vi.spyOn(globalThis, "fetch");
beforeEach(() => {
  server.mockReset();
});

const workspaceAt = (level: number) => (
  <QueryClientProvider client={client}>
    <LeadSection incident={{ ...incident, level }} />
  </QueryClientProvider>
);
const raise = (level: number) =>
  page.getByRole("button", { name: new RegExp(`^Raise to level ${level}`, "u") });

it("raises the level once for a double Enter, and again afterwards", async () => {
  const sent: unknown[] = [];
  const { rerender } = await render(workspaceAt(1));
  server.mockImplementation(async (_url, init) => {
    const change = JSON.parse(String(init?.body)) as { level: number };
    sent.push(change);
    // As the workspace does after its refetch.
    await rerender(workspaceAt(change.level));
    return Response.json(incident);
  });
  raise(2).element().focus();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(raise(3)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(sent).toEqual([{ level: 2, levelBefore: 1 }]);
  await expect.element(raise(3)).not.toHaveAttribute("aria-disabled");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => sent)
    .toEqual([
      { level: 2, levelBefore: 1 },
      { level: 3, levelBefore: 2 },
    ]);
});
