import type { Plan } from "@holdfast/contract/plans/plan";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MAY, MAY_NOT, organisationWith, planWith } from "../../../../test/workspace";
import { readOnlyIfExpired } from "../current/choose-current";
import { ReadOnlyBanner } from "./read-only-banner";

const planThat = (expiryStatus: Plan["expiryStatus"], can = MAY) =>
  planWith({ expiryStatus, expiryDate: "2026-10-12T12:00:00.000Z", can });

const open = (plan: Plan | null, can = MAY) =>
  render(
    <MemoryRouter>
      <ReadOnlyBanner organisation={organisationWith({ can })} plan={plan} />
    </MemoryRouter>,
  );
const banner = () => page.getByRole("region", { name: "Read-only" });

it("shows nothing to a person who may edit", async () => {
  await open(planThat("expiring-soon"));
  expect(banner().query()).toBeNull();
});

it("says when the plan expired and leads to its renewal", async () => {
  await open(planThat("expired"));
  await expect
    .element(banner())
    .toMatchTextContent(
      "This plan expired on 12 Oct 2026. You can read and print it, but not change it.",
    );
  await expect
    .element(banner().getByRole("link", { name: "Renew plan" }))
    .toHaveAttribute("href", "/dashboard/plans");
});

it("asks a viewer of an expired plan to ask an owner or editor", async () => {
  await open(planThat("expired", MAY_NOT), MAY_NOT);
  await expect.element(banner()).toMatchTextContent("Ask an owner or editor to renew it.");
  expect(page.getByRole("link").query()).toBeNull();
});

it("says that a viewer cannot change anything, in a plan and in the organisation", async () => {
  const first = await open(planThat("not-expired", MAY_NOT), MAY_NOT);
  await expect.element(banner()).toMatchTextContent("You have view access.");
  await first.unmount();
  await open(null, MAY_NOT);
  await expect.element(banner()).toMatchTextContent("You have view access.");
});

it("takes the permissions to change an expired plan away, and no others", () => {
  expect(readOnlyIfExpired(planThat("expired")).can).toEqual({
    ...MAY,
    change: false,
    deletePlan: false,
    approvePlan: false,
  });
  const current = planThat("not-expired");
  expect(readOnlyIfExpired(current)).toBe(current);
});
