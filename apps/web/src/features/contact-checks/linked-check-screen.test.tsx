import type { LinkedContact } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import {
  CHECK_ANSWERED,
  CHECK_LINK_INVALID,
  DETAILS_CHANGED,
} from "@holdfast/contract/contact-checks/errors";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { detailsWith, refusalWith } from "../../../test/contact-checks";
import { LinkedCheckScreen } from "./linked-check-screen";

const LINK = { id: "0199e2a0-0000-7000-8000-000000000051", token: "secret" };

const server = vi.spyOn(globalThis, "fetch");
let contact: LinkedContact;
let answer: () => Response;
const accept = () => new Response(null, { status: 204 });
beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  contact = {
    organisationName: "Harbour Café",
    country: "AU",
    isCountryAssumed: false,
    details: detailsWith(),
    version: 4,
  };
  answer = accept;
  server.mockImplementation(async (address) =>
    String(address).endsWith("/read") ? Response.json(contact) : answer(),
  );
  window.history.replaceState(null, "", `#id=${LINK.id}&token=${LINK.token}`);
});
const button = (name: string) => page.getByRole("button", { name });
const sent = () => {
  const [address, request] = server.mock.lastCall ?? [];
  return [String(address).split("/").at(-1), JSON.parse(String(request?.body))];
};

it("shows the person's own details, and confirms what the page showed", async () => {
  const { container } = await render(<LinkedCheckScreen />);
  await expect.element(page.getByText("+61 491 570 006")).toBeVisible();
  await expect.element(page.getByText("Not given").first()).toBeVisible();
  expect(window.location.hash).toBe("");
  await expectAccessible(container, { isWholePage: true });
  await button("Confirm my details").click();
  await expect.element(page.getByText(/^Your details are confirmed\./u)).toBeVisible();
  expect(sent()).toEqual(["confirm", { ...LINK, version: 4 }]);
});

it("sends a correction, which the organisation approves", async () => {
  await render(<LinkedCheckScreen />);
  await button("Correct my details").click();
  await page.getByRole("textbox", { name: /^Email/u }).fill("ana@new.example");
  await expectAccessible();
  await button("Send corrections").click();
  await expect.element(page.getByText(/^Your corrections were sent\./u)).toBeVisible();
  expect(sent()).toEqual([
    "correct",
    expect.objectContaining({ ...detailsWith({ email: "ana@new.example" }), version: 4 }),
  ]);
});

it.each([
  ["is read in the organisation's country", false, "+64 27 555 1234"],
  ["is sent as typed while the organisation's country is assumed", true, "027 555 1234"],
])("a new number %s", async (_behaviour, isCountryAssumed, afterHoursPhone) => {
  contact = { ...contact, country: "NZ", isCountryAssumed };
  await render(<LinkedCheckScreen />);
  await button("Correct my details").click();
  const number = page.getByRole("textbox", { name: /^After-hours number/u });
  await expect.element(number).toBeEnabled();
  await number.fill("027 555 1234");
  await button("Send corrections").click();
  await expect.element(page.getByText(/^Your corrections were sent\./u)).toBeVisible();
  expect(sent()).toEqual(["correct", expect.objectContaining({ afterHoursPhone })]);
});

it("keeps a correction that is refused, and says why", async () => {
  answer = () => refusalWith({ status: 429, code: "too-many", message: "Try again later." });
  await render(<LinkedCheckScreen />);
  await button("Correct my details").click();
  const email = page.getByRole("textbox", { name: /^Email/u });
  await email.fill("ana@new.example");
  await button("Send corrections").click();
  await expect.element(page.getByText("Try again later.")).toBeVisible();
  await expect.element(email).toHaveValue("ana@new.example");
});

it("shows details that were changed meanwhile before they are confirmed", async () => {
  answer = () => {
    contact = { ...contact, details: detailsWith({ mobile: "+61 491 570 157" }), version: 5 };
    return refusalWith(DETAILS_CHANGED);
  };
  await render(<LinkedCheckScreen />);
  await button("Confirm my details").click();
  await expect.element(page.getByText(DETAILS_CHANGED.message)).toBeVisible();
  await expect.element(page.getByText("+61 491 570 157")).toBeVisible();
  answer = accept;
  await button("Confirm my details").click();
  await expect.element(page.getByText(/^Your details are confirmed\./u)).toBeVisible();
  expect(sent()).toEqual(["confirm", { ...LINK, version: 5 }]);
});

it("says that a link was already answered", async () => {
  server.mockImplementation(async () => refusalWith(CHECK_ANSWERED));
  await render(<LinkedCheckScreen />);
  await expect.element(page.getByRole("heading", { name: "Already answered" })).toBeVisible();
  await expect.element(page.getByText(CHECK_ANSWERED.message)).toBeVisible();
});

it("says that a link no longer works", async () => {
  server.mockImplementation(async () => refusalWith(CHECK_LINK_INVALID));
  await render(<LinkedCheckScreen />);
  await expect.element(page.getByText(CHECK_LINK_INVALID.message)).toBeVisible();
});
