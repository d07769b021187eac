import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WorkspaceProvider } from "../dashboard/public";
import type { Current } from "../dashboard/public";
import { SuggestionsSection } from "./suggestions-section";

const currentOf = <Thing,>(current: Thing | null): Current<Thing> => ({
  status: current === null ? "none" : "ready",
  current,
  all: current === null ? [] : [current],
  choose: () => undefined,
});
const organisationWith = (change: boolean) => ({ can: { change } }) as unknown as Organisation;
const planWith = (change: boolean, expiryStatus: Plan["expiryStatus"] = "not-expired") =>
  ({ can: { change }, expiryStatus }) as unknown as Plan;

const open = (
  organisation: Organisation,
  plan: Current<Plan>,
  { listLength = 0, address = "/" } = {},
) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <WorkspaceProvider value={{ organisation: currentOf(organisation), plan }}>
        <SuggestionsSection listLength={listLength}>
          <p>The suggestions</p>
        </SuggestionsSection>
        <p>The list</p>
      </WorkspaceProvider>
    </MemoryRouter>,
  );
const button = () => page.getByRole("button", { name: "Show suggestions" });
const owner = organisationWith(true);
const archived = {
  isArchived: true,
  can: { archive: true, change: false },
} as unknown as Organisation;
const archivedPlan = {
  ...planWith(false),
  can: { archive: true, change: false },
} as unknown as Plan;

it.each([
  ["a person who may change the plan", owner, currentOf(planWith(true))],
  ["one whose plan expires soon", owner, currentOf(planWith(true, "expiring-soon"))],
  ["an organisation without a plan, for its own lists", owner, currentOf<Plan>(null)],
])("offers suggestions to %s", async (_who, organisation, plan) => {
  await open(organisation, plan);
  await expect.element(button()).toBeVisible();
  await expect.element(page.getByText("The suggestions")).not.toBeInTheDocument();
  await button().click();
  await expect.element(page.getByText("The suggestions")).toBeVisible();
});

// In the `can` of an archived organisation and of its plans only `archive` is true (decision 008).
it.each([
  ["in an expired plan", owner, currentOf(planWith(true, "expired"))],
  ["in an archived organisation", archived, currentOf(archivedPlan)],
  ["to a viewer", organisationWith(false), currentOf(planWith(false))],
  ["to a viewer without a plan", organisationWith(false), currentOf<Plan>(null)],
  ["before the plan is loaded", owner, { ...currentOf<Plan>(null), status: "loading" as const }],
])("offers none %s, not even by a link", async (_where, organisation, plan) => {
  await open(organisation, plan, { address: "/?suggestions" });
  await expect.element(page.getByText("The list")).toBeVisible();
  await expect.element(page.getByText("The suggestions")).not.toBeInTheDocument();
  await expect.element(button()).not.toBeInTheDocument();
});

it("offers none next to a long list", async () => {
  await open(owner, currentOf(planWith(true)), { listLength: 16 });
  await expect.element(page.getByText("The list")).toBeVisible();
  await expect.element(button()).not.toBeInTheDocument();
});

it("shows them at once after a link with the parameter", async () => {
  await open(owner, currentOf(planWith(true)), { address: "/?step=mtpd&suggestions" });
  await expect.element(page.getByText("The suggestions")).toBeVisible();
});
