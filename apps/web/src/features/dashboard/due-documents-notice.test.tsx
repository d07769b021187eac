import { addDays } from "@holdfast/contract/platform/calendar-rules";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { dayOf } from "../../platform/format/date-format";
import { DueDocumentsNotice } from "./due-documents-notice";

const today = dayOf(new Date());
const policy = (days: number, documentId = String(days)) => ({
  documentId,
  displayName: `Policy ${documentId}`,
  documentFolderId: 3,
  documentFolderName: "Insurance Policy",
  reviewDate: addDays(today, days),
});
const show = (...documents: ReturnType<typeof policy>[]) =>
  render(
    <MemoryRouter>
      <DueDocumentsNotice documents={documents} />
    </MemoryRouter>,
  );

it("names a single document and leads to the documents", async () => {
  const screen = await show(policy(10));
  await expect.element(screen.getByText(/^Policy 10 expires \d+ \w+/)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Go to Documents" }))
    .toHaveAttribute("href", "/dashboard/documents");
  await expect.element(screen.getByRole("img", { name: "Note" })).toBeVisible();
});

it("warns once a date has passed, and counts those it does not name", async () => {
  const screen = await show(policy(-3), ...[1, 2, 3, 4, 5, 6].map((days) => policy(days)));
  await expect.element(screen.getByRole("img", { name: "Warning" })).toBeVisible();
  await expect.element(screen.getByText("7 documents to renew")).toBeVisible();
  await expect.element(screen.getByText(/^Policy -3 expired/)).toBeVisible();
  await expect.element(screen.getByText("And 2 more")).toBeVisible();
});

it("shows nothing while no document is due", async () => {
  const screen = await show(policy(60));
  expect(screen.container.textContent).toBe("");
});
