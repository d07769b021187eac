import { MemoryRouter, useLocation, useNavigationType } from "react-router";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Link, NavLink } from "./link";

const Where = () => {
  const { pathname, search, state } = useLocation();
  const kind = useNavigationType();
  return <output>{`${pathname}${search} ${JSON.stringify(state)} ${kind}`}</output>;
};

const open = (links: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={["/plans/one"]}>
      <Where />
      {links}
    </MemoryRouter>,
  );
const where = () => page.getByRole("status");

it("goes to its page with its state, by pointer and by keyboard", async () => {
  await open(
    <>
      <Link to="/risks?sort=name" state={{ from: "plans" }}>
        Risks
      </Link>
      <Link to="?step=mtpd" replace>
        MTPD
      </Link>
    </>,
  );
  await page.getByRole("link", { name: "Risks" }).click();
  await expect.element(where()).toHaveTextContent('/risks?sort=name {"from":"plans"} PUSH');
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(where()).toHaveTextContent("/risks?step=mtpd null REPLACE");
});

it("leaves a click that its owner has prevented, and one for another window, to the browser", async () => {
  const onOpen = vi.fn((event: Event | React.SyntheticEvent) => event.preventDefault());
  await open(
    <>
      <Link to="/prevented" onClick={onOpen}>
        Prevented
      </Link>
      <Link to="/window" target="_blank">
        Window
      </Link>
    </>,
  );
  await page.getByRole("link", { name: "Prevented" }).click();
  expect(onOpen).toHaveBeenCalledOnce();
  // The page itself prevents what the browser would do, once the link has seen the click.
  const wasTaken = new Promise<boolean>((resolve) => {
    document.addEventListener(
      "click",
      (event) => {
        resolve(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
  });
  await page.getByRole("link", { name: "Window" }).click();
  expect(await wasTaken).toBe(false);
  await expect.element(where()).toHaveTextContent("/plans/one null POP");
});

it("marks a menu's link on its page, the pages below it and the page of an entry", async () => {
  await open(
    <nav>
      <NavLink to="/plans">Plans</NavLink>
      <NavLink to="/plans" end>
        Only plans
      </NavLink>
      <NavLink to="/plan">Plan</NavLink>
      <NavLink to="/plans/ones">List</NavLink>
    </nav>,
  );
  const current = (name: string) => page.getByRole("link", { name, exact: true });
  await expect.element(current("Plans")).toHaveAttribute("aria-current", "page");
  await expect.element(current("Only plans")).not.toHaveAttribute("aria-current");
  await expect.element(current("Plan")).not.toHaveAttribute("aria-current");
  await expect.element(current("List")).toHaveAttribute("aria-current", "page");
});
