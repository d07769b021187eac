import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WorkspaceProvider } from "../workspace/public";
import type { Current } from "../workspace/public";
import { MAY_NOT, organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { SuggestionsSection } from "./suggestions-section";

/** The state of a workspace while its plan is loaded. */
const LOADING: Current<never> = {
  status: "loading",
  current: null,
  all: [],
  choose: () => undefined,
};

const open = (
  organisation: Organisation,
  plan: Plan | null | "loading",
  { listLength = 0, address = "/", staysAs = "" } = {},
) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <WorkspaceProvider
        value={
          plan === "loading"
            ? { ...workspaceOf(organisation), plan: LOADING }
            : workspaceOf(organisation, plan)
        }
      >
        <SuggestionsSection listLength={listLength} staysAs={staysAs}>
          <p>The suggestions</p>
        </SuggestionsSection>
        <p>The list</p>
      </WorkspaceProvider>
    </MemoryRouter>,
  );
const button = () => page.getByRole("button", { name: "Show suggestions" });
const owner = organisationWith();
const viewer = organisationWith({ canChange: false });
const MAY_ARCHIVE = { ...MAY_NOT, archive: true };
const archived = organisationWith({ isArchived: true, can: MAY_ARCHIVE });
const archivedPlan = planWith({ can: MAY_ARCHIVE });

it.each([
  ["a person who may change the plan", owner, planWith()],
  ["one whose plan expires soon", owner, planWith({ expiryStatus: "expiring-soon" })],
  ["an organisation without a plan, for its own lists", owner, null],
])("offers suggestions to %s", async (_who, organisation, plan) => {
  await open(organisation, plan);
  await expect.element(button()).toBeVisible();
  await expect.element(page.getByText("The suggestions")).not.toBeInTheDocument();
  await button().click();
  await expect.element(page.getByText("The suggestions")).toBeVisible();
});

// In the `can` of an archived organisation and of its plans only `archive` is true (decision 008).
it.each([
  ["in an expired plan", owner, planWith({ expiryStatus: "expired" })],
  ["in an archived organisation", archived, archivedPlan],
  ["to a viewer", viewer, planWith({ canChange: false })],
  ["to a viewer without a plan", viewer, null],
  ["before the plan is loaded", owner, "loading" as const],
])("offers none %s, not even by a link", async (_where, organisation, plan) => {
  await open(organisation, plan, { address: "/?suggestions" });
  await expect.element(page.getByText("The list")).toBeVisible();
  await expect.element(page.getByText("The suggestions")).not.toBeInTheDocument();
  await expect.element(button()).not.toBeInTheDocument();
});

it("offers none next to a long list", async () => {
  await open(owner, planWith(), { listLength: 16 });
  await expect.element(page.getByText("The list")).toBeVisible();
  await expect.element(button()).not.toBeInTheDocument();
});

it("shows them at once after a link with the parameter", async () => {
  await open(owner, planWith(), { address: "/?step=mtpd&suggestions" });
  await expect.element(page.getByText("The suggestions")).toBeVisible();
});

it("begins as the section before it with the same name was left", async () => {
  const suggestions = page.getByText("The suggestions");
  const first = await open(owner, planWith(), { staysAs: "rating" });
  await button().click();
  await first.unmount();
  const other = await open(owner, planWith(), { staysAs: "scales" });
  await expect.element(button()).toBeVisible();
  await other.unmount();
  const second = await open(owner, planWith(), { staysAs: "rating" });
  await expect.element(suggestions).toBeVisible();
  await page.getByRole("button", { name: "Hide suggestions" }).click();
  await second.unmount();
  await open(owner, planWith(), { staysAs: "rating" });
  await expect.element(button()).toBeVisible();
  await expect.element(suggestions).not.toBeInTheDocument();
});
