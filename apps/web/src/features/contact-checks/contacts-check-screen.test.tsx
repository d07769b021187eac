import type { ContactCheck } from "@holdfast/contract/contact-checks/contact-check";
import { TEAMS_NEED_RENEWAL } from "@holdfast/contract/teams/team";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { checkWith, detailsWith, refusalWith } from "../../../test/contact-checks";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { WorkspaceProvider } from "../workspace/public";
import { ContactsCheckScreen } from "./contacts-check-screen";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const idOf = (number: number) => `0199e2a0-0000-7000-8000-00000000004${number}`;
const REFUSED = { status: 412, code: "changed-meanwhile", message: "Someone else changed this." };

const server = vi.spyOn(globalThis, "fetch");
let checks: ContactCheck[];
let read: () => Response;
let change: () => Response;
beforeEach(() => {
  vi.clearAllMocks();
  checks = [];
  read = () => Response.json(checks);
  change = () => Response.json({ asked: 1, unreachable: 0, notTexted: 0, waiting: 0 });
  server.mockImplementation(async (_address, request) =>
    request?.method === "GET" ? read() : change(),
  );
});

const open = (canChange = true) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={workspaceOf(organisationWith(), planWith({ canChange }))}>
          <ContactsCheckScreen />
          <ToastRegion />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const button = (name: RegExp | string) => page.getByRole("button", { name });
const rowOf = (name: RegExp) => page.getByRole("row", { name });
const sent = () => {
  const [address, request] = server.mock.calls.find(([, init]) => init?.method !== "GET") ?? [];
  const version = new Headers(request?.headers).get("if-match");
  return { address: String(address), body: JSON.parse(String(request?.body)) as unknown, version };
};

it("leads to the contacts and the teams where there are none", async () => {
  await open();
  await expect.element(page.getByText("No contacts yet")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go to Contacts" })).toBeVisible();
  await expect.element(page.getByText(/^No one is in a team yet/u)).toBeVisible();
  await expect.element(button("No one to ask now")).toBeDisabled();
});

it("counts the people in the teams as confirmed, out of date and never confirmed, and says when", async () => {
  checks = [
    checkWith({ contactId: idOf(1), confirmedAt: daysAgo(89) }),
    checkWith({
      contactId: idOf(2),
      details: detailsWith({ firstName: "Ben" }),
      confirmedAt: daysAgo(91),
    }),
    checkWith({ contactId: idOf(3), details: detailsWith({ firstName: "Cai" }) }),
    checkWith({
      contactId: idOf(4),
      details: detailsWith({ firstName: "Dee" }),
      isInTeam: false,
    }),
  ];
  const { container } = await open();
  await expect.element(rowOf(/Ana Tan.*Confirmed \d/u)).toBeVisible();
  // No one was asked yet.
  expect(page.getByRole("columnheader", { name: "Request" }).query()).toBeNull();
  await expect.element(rowOf(/Ben Tan.*Out of date \d/u)).toBeVisible();
  await expect.element(rowOf(/Cai Tan.*Never confirmed/u)).toBeVisible();
  await expect.element(rowOf(/Dee Tan.*Not in a team/u)).toBeVisible();
  const counts = [...container.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  expect(counts).toEqual([
    "Confirmed1",
    "Out of date: confirmed more than 90 days ago1",
    "Never confirmed1",
  ]);
  await expect.element(button("Ask 2 people")).toBeEnabled();
  await expectAccessible(container, { isWholePage: true });
});

it("asks who is due, and not who was just asked or cannot be reached", async () => {
  checks = [
    checkWith({ contactId: idOf(1) }),
    checkWith({
      contactId: idOf(2),
      details: detailsWith({ firstName: "Ben" }),
      askedAt: daysAgo(1),
      reminders: 1,
    }),
    checkWith({
      contactId: idOf(3),
      details: detailsWith({ firstName: "Cai", email: null, mobile: null }),
    }),
  ];
  await open();
  await expect.element(rowOf(/Ben Tan.*Reminded \d/u)).toBeVisible();
  await button("Ask 1 person").click();
  await expect.element(page.getByText("Asked 1 person.")).toBeVisible();
  expect(sent().body).toEqual({ contactIds: [idOf(1)] });
});

describe("a correction to approve", () => {
  const proposalId = idOf(9);
  beforeEach(() => {
    checks = [
      checkWith({
        proposal: {
          proposalId,
          proposedAt: daysAgo(1),
          details: detailsWith({ mobile: null, email: "ana@new.example" }),
        },
      }),
    ];
  });
  const corrections = page.getByRole("list", { name: "Corrections to approve" });

  it("shows only what it changes, and is decided on the version that was shown", async () => {
    await open();
    await expect.element(corrections.getByRole("row").nth(1)).toBeVisible();
    const cells = corrections
      .getByRole("row")
      .elements()
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ["Detail", "Now", "Correction"],
      ["Email", "ana@cafe.example", "ana@new.example"],
      ["Mobile", "+61 491 570 006", "None"],
    ]);
    await expect.element(rowOf(/Ana Tan.*Correction to approve/u)).toBeVisible();
    await expect.element(button("No one to ask now")).toBeDisabled();
    await expectAccessible();
    change = () => {
      checks = [checkWith({ confirmedAt: daysAgo(1) })];
      return new Response(null, { status: 204 });
    };
    await button("Approve the correction of Ana Tan").click();
    await expect.element(corrections).not.toBeInTheDocument();
    await expect.element(rowOf(/Ana Tan.*Confirmed \d/u)).toBeVisible();
    const { address, body, version } = sent();
    expect([address.split("/").at(-2), body, version]).toEqual([
      proposalId,
      { isApproved: true },
      '"4"',
    ]);
  });

  it("says why it could not be decided, and stays", async () => {
    change = () => refusalWith(REFUSED);
    await open();
    await button("Refuse the correction of Ana Tan").click();
    await expect.element(page.getByText(REFUSED.message)).toBeVisible();
    await expect.element(corrections).toBeVisible();
    expect(sent().body).toEqual({ isApproved: false });
  });

  it("shows no correction to a viewer, who cannot ask either", async () => {
    await open(false);
    await expect.element(rowOf(/Ana Tan/u)).toBeVisible();
    await expect.element(corrections).not.toBeInTheDocument();
    await expect.element(button(/^(?:Ask|No one to ask)/u)).not.toBeInTheDocument();
    await expect.element(page.getByRole("checkbox")).not.toBeInTheDocument();
  });
});

it("says that an expired plan has to be renewed", async () => {
  read = () => refusalWith({ status: 402, code: "plan-expired", message: "Expired." });
  await open();
  await expect.element(page.getByText(TEAMS_NEED_RENEWAL)).toBeVisible();
});

it("offers another try when the contacts could not be read", async () => {
  read = () => refusalWith({ status: 422, code: "refused", message: "Not today." });
  await open();
  await expect.element(page.getByText("Not today.")).toBeVisible();
  read = () => Response.json([checkWith()]);
  await button("Try again").click();
  await expect.element(rowOf(/Ana Tan/u)).toBeVisible();
});

it("says why people could not be asked", async () => {
  checks = [checkWith()];
  change = () => refusalWith({ status: 429, code: "too-many", message: "Try again in an hour." });
  await open();
  await button("Ask 1 person").click();
  await expect.element(page.getByText("Try again in an hour.")).toBeVisible();
  await expect.element(button("Ask 1 person")).toBeEnabled();
});
