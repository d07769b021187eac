import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { approvedPlan } from "@holdfast/printables/test/approved-plan-sample";
import { cafePlan } from "@holdfast/printables/test/plan-sample";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { createQueryClient } from "../../../platform/api/query-client";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { MAY, planWith } from "../../../../test/workspace";
import { VersionsCard } from "./versions-card";

const plan = planWith();

const withHash = ({ control, ...data }: typeof cafePlan) =>
  ({ ...data, control: { ...control, contentHash: "hash" } }) as unknown as PlanDocument;
const draft = withHash(cafePlan);
const approved = withHash({
  ...approvedPlan,
  control: {
    ...approvedPlan.control,
    versions: approvedPlan.control.versions.map((version) => ({
      ...version,
      versionId: `version-${version.number}`,
    })),
  },
});

const server = vi.spyOn(globalThis, "fetch");
let refusal: Response | undefined;
const CHANGES = [
  { section: "Suppliers", kind: "added", entry: "Roastery", details: [] },
  {
    section: "Suppliers",
    kind: "changed",
    entry: "Bakery",
    details: ["Phone: 02 4900 1001 → 02 4900 1002"],
  },
];

beforeEach(() => {
  vi.clearAllMocks();
  refusal = undefined;
  server.mockImplementation(async (address, request) => {
    if (String(address).includes("/changes")) return Response.json({ changes: CHANGES });
    if (String(address).endsWith("/file")) return new Response("%PDF-");
    if (request?.method === "POST" && refusal) return refusal;
    return new Response(null, { status: 204 });
  });
});

const open = (document: PlanDocument, shown = plan) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <VersionsCard plan={shown} document={document} />
      <ToastRegion />
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole("button", { name });
const requests = () =>
  server.mock.calls.map(([address, request]) => `${request?.method} ${String(address)}`);
const sentBody = () => JSON.parse(String(server.mock.calls[0]?.[1]?.body)) as unknown;

it("lists the versions with approver, review date and note, and says whether the plan has changed", async () => {
  const { rerender } = await open(approved);
  const texts = page
    .getByRole("list", { name: "Versions" })
    .getByRole("listitem")
    .elements()
    .map((row) => row.textContent);
  expect(texts).toEqual([
    expect.stringContaining(
      "Version 2, approved on 20/11/2026 by Helen Strand, Managing DirectorReview by 20/11/2027. New recovery site",
    ),
    expect.stringContaining("Version 1, approved on 18/11/2025 by Jon Bell, Owner"),
  ]);
  await expect
    .element(page.getByText("The plan has not changed since version 2 was approved."))
    .toBeVisible();
  await expectAccessible();
  const control = { ...approved.control, isChanged: true };
  await rerender(
    <QueryClientProvider client={createQueryClient()}>
      <VersionsCard plan={plan} document={{ ...approved, control }} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(/has changed since version 2/u)).toBeVisible();
});

it("approves the document that was read, and lists what is missing before", async () => {
  await open(draft);
  await expect.element(page.getByText(/No version is approved yet/u)).toBeVisible();
  await button("Approve this version").click();
  const dialog = page.getByRole("dialog", { name: "Approve this version" });
  await expect.element(dialog.getByText(/Units with recovery times: 2 of 3/u)).toBeVisible();
  await button("Approve version").click();
  await expect.element(dialog.getByText("Please input your position.")).toBeVisible();
  await expectAccessible();
  await dialog.getByRole("textbox", { name: /^Your position/u }).fill("Managing Director");
  await dialog.getByRole("textbox", { name: /^What has changed/u }).fill("First version");
  await button("Approve version").click();
  await expect.element(page.getByText("The version has been successfully approved")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentBody()).toMatchObject({
    contentHash: "hash",
    approverPosition: "Managing Director",
    note: "First version",
  });
});

it("asks to read the plan again if it has changed meanwhile", async () => {
  const message = "The plan was changed while you were reading it. Read it again, then approve it.";
  refusal = Response.json({ code: "plan-changed", detail: message, status: 409 }, { status: 409 });
  await open(approved);
  await button("Approve this version").click();
  await button("Approve version").click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

it("downloads a version in full or as its short plan, and compares it with now and with another version", async () => {
  await open(approved);
  await button("Download full plan of version 1").click();
  await expect.poll(requests).toHaveLength(1);
  expect(requests()[0]).toMatch(/GET .*\/versions\/version-1\/file\?kind=full$/u);
  await button("Download short plan of version 1").click();
  await expect.poll(requests).toHaveLength(2);
  expect(requests()[1]).toMatch(/\/versions\/version-1\/file\?kind=short$/u);
  await button("Compare version 1").click();
  const dialog = page.getByRole("dialog", { name: "What has changed since version 1" });
  await expect.element(dialog.getByText("Added: Roastery")).toBeVisible();
  await expect.element(dialog.getByText("Phone: 02 4900 1001 → 02 4900 1002")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Compare with" }).selectOptions("Version 2");
  await expect.poll(() => requests().at(-1)).toMatch(/\/version-1\/changes\?to=version-2$/u);
});

it("saves the holders of copies, with the next number for a new one", async () => {
  await open(draft);
  await expect.element(page.getByText("Copy 1: Helen Strand, Owner")).toBeVisible();
  await button("Edit holders").click();
  const dialog = page.getByRole("dialog", { name: "Edit holders" });
  await button("Add holder").click();
  await dialog.getByRole("textbox", { name: /^Name/u }).nth(1).fill("Tom Reed");
  await button("Save").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentBody()).toEqual({
    holders: [
      { copyNumber: 1, name: "Helen Strand", position: "Owner" },
      { copyNumber: 2, name: "Tom Reed", position: "" },
    ],
  });
});

it.each([
  ["an editor", planWith({ can: { ...MAY, approvePlan: false } }), 1],
  ["a viewer", planWith({ canChange: false }), 0],
  ["an expired plan", planWith({ expiryStatus: "expired" }), 0],
])("offers no approval to %s", async (_, shown, holders) => {
  await open(approved, shown);
  await expect.element(page.getByRole("list", { name: "Versions" })).toBeVisible();
  await expect.element(button("Approve this version")).not.toBeInTheDocument();
  expect(button("Edit holders").elements()).toHaveLength(holders);
});

it("offers the approved file of an expired plan, and says that other copies are no version", async () => {
  await open(approved, planWith({ expiryStatus: "expired" }));
  await expect.element(page.getByText(/^Documents printed now leave out the teams/u)).toBeVisible();
  expect(button("Compare version 1").elements()).toHaveLength(0);
  await button("Download short plan of version 1").click();
  await expect.poll(requests).toHaveLength(1);
});
