import { GDPR_AGREEMENT } from "@holdfast/content/legal/gdpr-agreement";
import { SCHEDULE_1 } from "@holdfast/content/legal/schedule-1";
import { TERMS_AND_CONDITIONS } from "@holdfast/content/legal/terms-and-conditions";
import type { LegalText } from "@holdfast/content/legal/legal-text";
import type { SiteFacts } from "@holdfast/contract/public-site/site-facts";
import { SITE_FACTS_ELEMENT } from "@holdfast/contract/public-site/site-facts-element";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { emulatePrint } from "../../../test/emulate-media";
import { LegalDialog } from "./legal-dialog";

const read = vi.fn<() => Promise<LegalText>>();
const print = vi.spyOn(window, "print");
/** Document title at each print; browsers use it as the file name. */
let printedTitles: string[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  read.mockResolvedValue(GDPR_AGREEMENT);
  printedTitles = [];
  print.mockImplementation(() => void printedTitles.push(document.title));
});

const Page = ({ title }: { title: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Read it
      </button>
      {isOpen && <LegalDialog title={title} read={read} onClose={() => setOpen(false)} />}
    </>
  );
};

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = (title: string) => page.getByRole("dialog", { name: title });
const scroller = (title: string) => page.getByRole("region", { name: `${title}, text` });
const open = async (title = GDPR_AGREEMENT.title) => {
  await render(<Page title={title} />);
  await button("Read it").click();
};

it("shows the text with its date, contents and numbered clauses", async () => {
  await open();
  await expect.element(dialog("GDPR Agreement")).toBeVisible();
  await expect.element(page.getByText("Version of 23 Nov 2026")).toBeVisible();
  await expectAccessible();
  await expect
    .element(page.getByRole("heading", { name: "1. Words used in this agreement" }))
    .toBeVisible();
  const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  await expect.poll(() => contents.elements().length).toBe(GDPR_AGREEMENT.sections.length);
  await expect.element(page.getByText("10.2", { exact: true })).toBeInTheDocument();
});

it("jumps to a section from the contents without changing the address", async () => {
  await open();
  const before = window.location.href;
  await page.getByRole("link", { name: "12. Deletion or return" }).click();
  await expect.element(page.getByRole("heading", { name: "12. Deletion or return" })).toHaveFocus();
  await expect
    .element(page.getByRole("heading", { name: "12. Deletion or return" }))
    .toBeInViewport();
  expect(window.location.href).toBe(before);
});

it("scrolls by keyboard at once, keeps title and buttons visible, and closes on Escape", async () => {
  await open();
  await expect.element(scroller("GDPR Agreement")).toHaveFocus();
  await expect.element(page.getByText("Version of 23 Nov 2026")).toBeVisible();
  await userEvent.keyboard("{End}");
  await expect.element(page.getByText("14.4", { exact: true })).toBeInViewport();
  await expect.element(button("Close")).toBeInViewport();
  await expect.element(button("Print")).toBeInViewport();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog("GDPR Agreement")).not.toBeInTheDocument();
  await expect.element(button("Read it")).toHaveFocus();
});

it("prints under the text's title, and restores the page's title", async () => {
  document.title = "Holdfast";
  await open();
  await expect.element(button("Print")).toBeEnabled();
  await button("Print").click();
  expect(printedTitles).toEqual(["Holdfast GDPR Agreement"]);
  expect(document.title).toBe("Holdfast");
});

it("prints the title and the text only", async () => {
  await open();
  await expect.element(page.getByText("Version of 23 Nov 2026")).toBeVisible();
  await emulatePrint(true);
  try {
    await expect.element(page.getByText("Read it")).not.toBeVisible();
    await expect.element(page.getByText("Print", { exact: true })).not.toBeVisible();
    await expect.element(page.getByRole("heading", { name: "GDPR Agreement" })).toBeVisible();
    await expect
      .element(
        page.getByText(
          "Operator of the service: Holdfast Demo Pty Ltd, 1 Example Street, Sydney NSW 2000, Australia, hello@holdfast.example",
        ),
      )
      .toBeVisible();
    const text = scroller("GDPR Agreement").element();
    expect(text.scrollHeight).toBe(text.clientHeight);
    expect(getComputedStyle(text).overflowY).toBe("visible");
  } finally {
    await emulatePrint(false);
  }
});

it("names the operator of the installation, with address and email", async () => {
  const site: SiteFacts = {
    operator: {
      name: "Harbour Risk Pty Ltd",
      address: "1 Wharf Street, Sydney NSW 2000",
      email: "office@harbour.example",
    },
    privacy: { name: "Privacy", email: "privacy@harbour.example" },
    support: [],
    social: [],
  };
  const element = document.createElement("script");
  element.type = "application/json";
  element.id = SITE_FACTS_ELEMENT;
  element.textContent = JSON.stringify(site);
  document.head.append(element);
  try {
    await open();
    await expect
      .element(
        page.getByText(
          "Operator of the service: Harbour Risk Pty Ltd, 1 Wharf Street, Sydney NSW 2000, office@harbour.example",
        ),
      )
      .toBeVisible();
  } finally {
    element.remove();
  }
});

it("renders lettered lists, definitions and tables", async () => {
  read.mockResolvedValue(TERMS_AND_CONDITIONS);
  await open(TERMS_AND_CONDITIONS.title);
  await expect.element(page.getByRole("term").first()).toMatchTextContent("Holdfast, we, us");
  await expect.element(page.getByText("(a)").first()).toBeInTheDocument();
});

it("omits the contents for a short text, and collapses those of a long one on a phone", async () => {
  await page.viewport(390, 844);
  read.mockResolvedValue(SCHEDULE_1);
  await open(SCHEDULE_1.title);
  await expect.element(page.getByRole("rowheader", { name: "Identity" })).toBeInTheDocument();
  expect(page.getByRole("navigation", { name: "Contents" }).query()).toBeNull();
  await userEvent.keyboard("{Escape}");
  read.mockResolvedValue(GDPR_AGREEMENT);
  await button("Read it").click();
  await expect.element(page.getByText("Contents", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "6. Security" })).not.toBeInTheDocument();
  await page.getByText("Contents", { exact: true }).click();
  await expect.element(page.getByRole("link", { name: "6. Security" })).toBeVisible();
});

it("says that the text could not be loaded, and loads it on retry", async () => {
  read.mockRejectedValueOnce(new Error("offline"));
  await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent("could not be loaded");
  await expect.element(button("Print")).toBeDisabled();
  await button("Try again").click();
  await expect.element(page.getByText("Version of 23 Nov 2026")).toBeVisible();
  expect(read).toHaveBeenCalledTimes(2);
});
