import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NavLink } from "./nav-link";

it("marks a menu's link on its page, the pages below it and the page of an entry", async () => {
  await render(
    <MemoryRouter initialEntries={["/plans/one"]}>
      <NavLink to="/plans">Plans</NavLink>
      <NavLink to="/plans" end>
        Only plans
      </NavLink>
      <NavLink to="/plan">Plan</NavLink>
      <NavLink to="/plans/ones">List</NavLink>
    </MemoryRouter>,
  );
  const current = (name: string) => page.getByRole("link", { name, exact: true });
  await expect.element(current("Plans")).toHaveAttribute("aria-current", "page");
  await expect.element(current("Only plans")).not.toHaveAttribute("aria-current");
  await expect.element(current("Plan")).not.toHaveAttribute("aria-current");
  await expect.element(current("List")).toHaveAttribute("aria-current", "page");
});
