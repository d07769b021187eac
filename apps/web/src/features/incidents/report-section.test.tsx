import type { Incident } from "@holdfast/contract/incidents/incident";
import type { ReportPart } from "@holdfast/contract/incidents/log-entry";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { tick } from "../../../test/tick";
import { createQueryClient } from "../../platform/api/query-client";
import { closeToast, currentToasts } from "../../ui/feedback/toast-store";
import { ReportSection } from "./report-section";

const ID = "0199e2a0-0000-7000-8000-000000000004";
const incident = { planId: ID, incidentId: ID } as Incident;

const server = vi.spyOn(globalThis, "fetch");
let parts: ReportPart[];
let printed: URLSearchParams[];

beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  parts = [{ part: 1, entries: 12 }];
  printed = [];
  server.mockReset().mockImplementation(async (address) => {
    const { pathname, searchParams } = new URL(String(address), location.origin);
    if (!pathname.endsWith("/report")) return Response.json(parts);
    printed.push(searchParams);
    return new Response("", { status: 503 });
  });
});

const open = async () => {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <ReportSection incident={incident} />
    </QueryClientProvider>,
  );
  await page.getByRole("button", { name: "Report", exact: true }).click();
};

it("prints the log in the chosen order, in one file", async () => {
  await open();
  await tick(page.getByRole("radio", { name: /^By time of the event/u }));
  await page.getByRole("button", { name: "Download report" }).click();
  await expect.poll(() => printed.length).toBe(1);
  expect([printed[0]?.get("order"), printed[0]?.get("part")]).toEqual(["event", "1"]);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

it("offers the parts of a long log", async () => {
  parts = [
    { part: 1, entries: 1000 },
    { part: 2, entries: 340 },
  ];
  await open();
  await expect.element(page.getByText(/so the report has 2 parts/u)).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Download part 2 (340 entries)" }).click();
  await expect.poll(() => printed.map((query) => query.get("part"))).toEqual(["2"]);
});
