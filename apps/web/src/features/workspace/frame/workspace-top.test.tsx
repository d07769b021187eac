import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith, workspaceOf } from "../../../../test/workspace";
import { WorkspaceProvider } from "../current/workspace-context";
import { WorkspaceTop } from "./workspace-top";

const open = (organisation: Organisation | null) =>
  render(
    <MemoryRouter initialEntries={["/organization"]}>
      <WorkspaceProvider value={workspaceOf(organisation)}>
        <WorkspaceTop area="organisation" />
      </WorkspaceProvider>
    </MemoryRouter>,
  );

it("links to creating a business when there is none", async () => {
  await open(null);
  await expect
    .element(page.getByRole("link", { name: "Create Business No Plan" }))
    .toHaveAttribute("href", "/organization");
});

it("shows the business with its logo, and that no plan is selected", async () => {
  await open(organisationWith({ avatarUrl: "data:," }));
  const business = page.getByRole("link", { name: "Harbour Café No Plan" });
  await expect.element(business).toBeVisible();
  expect(business.element().querySelector("img")?.getAttribute("src")).toBe("data:,");
  await expect
    .element(page.getByRole("navigation", { name: "Area" }).getByRole("link", { name: "Plan" }))
    .toHaveAttribute("href", "/dashboard");
});
