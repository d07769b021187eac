import type { Incident, LogEntry } from "@holdfast/contract/incidents/incident";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { LogSection } from "./log-section";

const incident = {
  planId: "0199e2a0-0000-7000-8000-000000000003",
  incidentId: "0199e2a0-0000-7000-8000-000000000004",
  status: "active",
} as unknown as Incident;

type Sent = { readonly entryId: string; readonly text: string; readonly deviceAt: string };

const server = vi.spyOn(globalThis, "fetch");
let stored: LogEntry[] = [];
/** Requests, with the entries that each sent. */
let posted: Sent[][] = [];
let answer: () => Promise<Response>;
const accept = async () => Response.json([], { status: 201 });

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  stored = [];
  posted = [];
  answer = accept;
  server.mockImplementation(async (_address, request) => {
    if (request?.method !== "POST") return Response.json(stored);
    const { entries } = JSON.parse(String(request.body)) as { readonly entries: Sent[] };
    posted.push(entries);
    return answer();
  });
});

const open = (shown = incident) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LogSection incident={shown} />
    </QueryClientProvider>,
  );
const field = page.getByRole("textbox", { name: "What happened or was decided" });
const write = async (text: string) => {
  await field.fill(text);
  await userEvent.keyboard("{Enter}");
};

it("keeps an entry on this device without a network, and sends the same one when it is back", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await open();
  await write("The gas is off");
  const note = page.getByText("1 entry is on this device only.");
  await expect.element(note).toBeVisible();
  await expect.element(field).toHaveValue("");
  await expect.poll(() => posted.length).toBe(1);
  answer = accept;
  window.dispatchEvent(new Event("online"));
  await expect.element(note).not.toBeInTheDocument();
  const ids = posted.flat().map(({ entryId }) => entryId);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/u);
});

it("still has an entry after a reload that was not sent before", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  const { unmount } = await open();
  await write("Water in the cellar");
  await expect.poll(() => posted.length).toBe(1);
  await unmount();
  answer = accept;
  await open();
  await expect.poll(() => posted.at(-1)?.[0]?.text).toBe("Water in the cellar");
  await expect.element(page.getByText("on this device only")).not.toBeInTheDocument();
});

it("marks entries that arrived late, newest first, and offers no field once the incident is closed", async () => {
  const entry = (number: number, text: string, serverAt: string): LogEntry => ({
    number,
    entryId: `entry-${number}`,
    kind: "note",
    text,
    authorName: "Ana Silva",
    deviceAt: "2026-11-23T10:00:00.000Z",
    serverAt,
    hash: "",
  });
  stored = [
    entry(1, "Alarm", "2026-11-23T10:00:01.000Z"),
    entry(2, "Out", "2026-11-23T11:00:00.000Z"),
  ];
  await open({ ...incident, status: "closed" });
  const rows = page.getByRole("list", { name: "Log" }).getByRole("listitem");
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/, Ana Silva, received [\d/:, ]+Out$/u),
    expect.stringMatching(/, Ana SilvaAlarm$/u),
  ]);
  await expect.element(field).not.toBeInTheDocument();
});
