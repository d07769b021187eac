import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WorkspaceProvider } from "./workspace-context";
import type { Current } from "./workspace-context";
import { WorkspaceTop } from "./workspace-top";

const NOTHING: Current<never> = {
  status: "none",
  current: null,
  all: [],
  choose: () => undefined,
};

const open = (organisation: Current<Organisation>) =>
  render(
    <MemoryRouter initialEntries={["/organization"]}>
      <WorkspaceProvider value={{ organisation, plan: NOTHING }}>
        <WorkspaceTop area="organisation" />
      </WorkspaceProvider>
    </MemoryRouter>,
  );

it("links to creating a business when there is none", async () => {
  await open(NOTHING);
  await expect
    .element(page.getByRole("link", { name: "Create Business No Plan" }))
    .toHaveAttribute("href", "/organization");
});

it("shows the business with its logo, and that no plan is selected", async () => {
  const cafe = {
    organisationId: "0199e2a0-0000-7000-8000-000000000002",
    name: "Harbour Café",
    avatarUrl: "data:,",
  } as unknown as Organisation;
  await open({ ...NOTHING, status: "ready", current: cafe, all: [cafe] });
  const business = page.getByRole("link", { name: "Harbour Café No Plan" });
  await expect.element(business).toBeVisible();
  expect(business.element().querySelector("img")?.getAttribute("src")).toBe("data:,");
  await expect
    .element(page.getByRole("navigation", { name: "Area" }).getByRole("link", { name: "Plan" }))
    .toHaveAttribute("href", "/dashboard");
});
