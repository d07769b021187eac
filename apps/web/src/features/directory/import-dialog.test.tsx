import type { ImportReport } from "@holdfast/contract/directory/import";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { ListFilesSection } from "./list-files-section";

const ORG = "0199e2a0-0000-7000-8000-000000000002";
const REPORT: ImportReport = {
  added: 2,
  duplicateCount: 0,
  duplicates: [],
  invalidCount: 0,
  invalid: [],
  ignoredColumns: [],
};
const server = vi.spyOn(globalThis, "fetch");
/** The response to each upload, in order. */
let responses: (() => Promise<Response>)[];
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

beforeEach(() => {
  vi.clearAllMocks();
  responses = [];
  server.mockImplementation((_address, request) => {
    const next = request?.method === "POST" ? responses.shift() : undefined;
    return next ? next() : answer({ detail: "Not expected" }, 500);
  });
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ListFilesSection
        orgId={ORG}
        kind="contact"
        noun="contact"
        nouns="contacts"
        canImport
        canExport
      />
      <ToastRegion />
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole("button", { name, exact: true });
const choose = async (name = "people.csv") =>
  userEvent.upload(
    page.getByLabelText("Spreadsheet file"),
    new File(["First name\nAna"], name, { type: "text/csv" }),
  );
const openWith = async (report: Partial<ImportReport>) => {
  responses = [() => answer({ ...REPORT, ...report })];
  await open();
  await button("Import").click();
  await choose();
};
const addresses = () => server.mock.calls.map(([address]) => String(address));

describe("a file without mistakes", () => {
  it("is checked, shown with its count, and imported by the second request", async () => {
    await openWith({ ignoredColumns: ["Shoe size"] });
    await expect.element(page.getByText("2 contacts will be added.")).toBeVisible();
    await expect
      .element(page.getByText("These columns will not be imported: Shoe size."))
      .toBeVisible();
    expect(addresses()).toEqual([`/v1/orgs/${ORG}/contacts/import?dryRun=true`]);
    responses = [() => answer(REPORT)];
    await button("Import 2 contacts").click();
    await expect.element(page.getByText("Imported successfully")).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(addresses()[1]).toBe(`/v1/orgs/${ORG}/contacts/import?skipDuplicates=true`);
  });

  it("adds nothing when the person cancels", async () => {
    await openWith({ added: 1 });
    await expect.element(button("Import 1 contact")).toBeEnabled();
    await button("Cancel").click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(addresses()).toHaveLength(1);
  });
});

it("lists duplicates, which are left out", async () => {
  await openWith({
    added: 1,
    duplicateCount: 3,
    duplicates: [
      { row: 2, name: "Ana Silva" },
      { row: 5, name: "Mei Tan" },
    ],
  });
  await expect
    .element(page.getByText("The following records are either duplicate or already exist"))
    .toBeVisible();
  await expect
    .element(page.getByRole("list", { name: "Duplicates" }))
    .toHaveTextContent("Row 2: Ana SilvaRow 5: Mei Tanand 1 more");
  await expect.element(button("Import 1 contact")).toBeEnabled();
});

it("lists the rows that are wrong with their messages, and cannot import until they are correct", async () => {
  await openWith({
    added: 1,
    invalidCount: 2,
    invalid: [
      { row: 3, path: "firstName", message: "Please input the first name." },
      { row: 3, path: "email", message: "Please input an valid email." },
      { row: 9, path: "workTypeId", message: "Please select the work type." },
    ],
  });
  await expect.element(page.getByText("Import fails due to the following reasons")).toBeVisible();
  await expect
    .element(page.getByRole("list", { name: "Rows that are wrong" }))
    .toHaveTextContent(
      "Row 3: Please input the first name. Please input an valid email.Row 9: Please select the work type.",
    );
  await expect.element(button("Import 1 contact")).toBeDisabled();
  responses = [() => answer(REPORT)];
  await choose("corrected.csv");
  await expect.element(button("Import 2 contacts")).toBeEnabled();
  await expect.element(page.getByText("corrected.csv")).toBeVisible();
});

it("says why a file cannot be read", async () => {
  responses = [
    () =>
      answer(
        {
          status: 400,
          code: "invalid-input",
          detail: "Please check the marked fields.",
          errors: [{ path: "file", message: "This file is damaged." }],
        },
        400,
      ),
  ];
  await open();
  await button("Import").click();
  await choose();
  await expect.element(page.getByText("This file is damaged.")).toBeVisible();
  await expect.element(button("Import contacts")).toBeDisabled();
});

it("says that it is checking a large file once that takes a second", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  responses = [() => promise];
  await open();
  await button("Import").click();
  await choose();
  await expect.element(page.getByText("Checking the file...")).toBeVisible();
  resolve(Response.json(REPORT));
  await expect.element(page.getByText("Checking the file...")).not.toBeInTheDocument();
  await expect.element(button("Import 2 contacts")).toBeEnabled();
});

it("exports the list, and offers no import to a viewer", async () => {
  server.mockImplementation(() => answer({ detail: "Later" }, 500));
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <ListFilesSection
        orgId={ORG}
        kind="supplier"
        noun="supplier"
        nouns="suppliers"
        canImport={false}
        canExport
      />
      <ToastRegion />
    </QueryClientProvider>,
  );
  await expect.element(button("Import")).not.toBeInTheDocument();
  await button("Export").click();
  await expect.element(page.getByText("Export failed")).toBeVisible();
  expect(addresses()[0]).toBe(`/v1/orgs/${ORG}/suppliers/export`);
});
