import type { SiteFacts } from "@holdfast/contract/public-site/site-facts";
import { SITE_FACTS_ELEMENT } from "@holdfast/contract/public-site/site-facts-element";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ContactScreen } from "./contact-screen";

afterEach(() => document.querySelector(`#${SITE_FACTS_ELEMENT}`)?.remove());

const show = () =>
  render(
    <MemoryRouter>
      <ContactScreen />
    </MemoryRouter>,
  );

const linkTo = (address: string) => document.querySelectorAll(`a[href="${address}"]`);

test("shows the four default support desks and social links when an installation sets none", async () => {
  await show();
  for (const region of ["International", "Australia", "South Africa", "New Zealand"]) {
    await expect.element(page.getByRole("heading", { name: region, exact: true })).toBeVisible();
  }
  expect(linkTo("mailto:support.za@holdfast.example")).toHaveLength(1);
  await expect.element(page.getByRole("link", { name: /LinkedIn/ }).first()).toBeVisible();
});

test("shows what the installation configured, on the page and in the footer", async () => {
  const site: SiteFacts = {
    operator: {
      name: "Anchor Continuity Ltd",
      address: "1 Wharf Street, Hobart",
      email: "hi@anchor.example",
    },
    privacy: { name: "Data protection officer", email: "privacy@anchor.example" },
    support: [{ region: "Tasmania", email: "a@b.example", phone: "+61 3 5550 1234", hours: null }],
    social: [],
  };
  const element = document.createElement("script");
  element.type = "application/json";
  element.id = SITE_FACTS_ELEMENT;
  element.textContent = JSON.stringify(site);
  document.head.append(element);
  await show();
  await expect.element(page.getByText("Data protection officer")).toBeVisible();
  await expect
    .element(page.getByText("Anchor Continuity Ltd · 1 Wharf Street, Hobart"))
    .toBeVisible();
  expect(linkTo("tel:+61355501234")).toHaveLength(1);
  expect(page.getByText("Follow us").query()).toBeNull();
  expect(page.getByText("South Africa").query()).toBeNull();
});
