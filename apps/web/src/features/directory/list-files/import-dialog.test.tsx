import type { ImportReport } from "@holdfast/contract/directory/import";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { createQueryClient } from "../../../platform/api/query-client";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { ListFilesSection } from "./list-files-section";

const ORG = "0199e2a0-0000-7000-8000-000000000002";
const REPORT: ImportReport = {
  added: 2,
  duplicateCount: 0,
  duplicates: [],
  invalidCount: 0,
  invalid: [],
  ignoredColumns: [],
  missingFields: [],
  columns: [],
  fields: [],
  wrongRows: [],
};
const field = (
  path: string,
  header: string,
  about: Partial<ImportReport["fields"][number]> = {},
) => ({
  path,
  header,
  explanation: "",
  isRequired: false,
  isLong: false,
  choices: [],
  ...about,
});
const FIELDS = [
  field("firstName", "First name", { isRequired: true }),
  field("email", "Email"),
  field("workTypeId", "Work type", { isRequired: true, choices: ["Full time", "Casual"] }),
];
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
        ownerId={ORG}
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
  it("checks a file without mistakes, shows its count, and imports it by the second request", async () => {
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

it("offers no import of nothing", async () => {
  await openWith({ added: 0, duplicateCount: 1, duplicates: [{ row: 2, name: "Ana Silva" }] });
  await expect.element(page.getByText("There is nothing to add.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Import \d/ })).not.toBeInTheDocument();
  await expect.element(button("Cancel")).toBeEnabled();
});

/** What the person chose, as sent with the upload at `at`. */
const choicesAt = (at: number): unknown => {
  const form = server.mock.calls[at]?.[1]?.body;
  return form instanceof FormData ? JSON.parse(String(form.get("choices"))) : undefined;
};

it("writes large counts with thousands separators", async () => {
  await openWith({ added: 9000, replaced: 1200 });
  await expect
    .element(page.getByText("9,000 contacts will replace the 1,200 that are listed now."))
    .toBeVisible();
  await expect.element(button("Import 9,000 contacts")).toBeEnabled();
});

describe("rows that are wrong", () => {
  const WRONG: Partial<ImportReport> = {
    added: 1,
    invalidCount: 2,
    invalid: [
      { row: 3, path: "firstName", message: "Please input the first name." },
      { row: 3, path: "email", message: "Please input an valid email." },
      { row: 9, path: "workTypeId", message: "Please select the work type." },
    ],
    fields: FIELDS,
    wrongRows: [
      { row: 3, texts: ["", "no email", "Casual"] },
      { row: 9, texts: ["Total", "", ""] },
    ],
  };
  const EMAIL_STILL = { row: 3, path: "email", message: "Please input an valid email." };

  it("lists wrong rows with their messages, and imports nothing until they are correct", async () => {
    await openWith(WRONG);
    await expect.element(page.getByText("Import fails due to the following reasons")).toBeVisible();
    await expect.element(page.getByText("Nothing has been imported yet.")).toBeVisible();
    const rows = page.getByRole("list", { name: "Rows that are wrong" });
    await expect
      .element(rows.getByText("Row 3: Please input the first name. Please input an valid email."))
      .toBeVisible();
    await expect.element(rows.getByText("Row 9: Please select the work type.")).toBeVisible();
    await expect.element(button("Import 1 contact")).toBeDisabled();
    await expectAccessible();
    responses = [() => answer(REPORT)];
    await choose("corrected.csv");
    await expect.element(button("Import 2 contacts")).toBeEnabled();
    await expect.element(page.getByText("corrected.csv")).toBeVisible();
  });

  it("corrects wrong rows field by field, checks them again, and lets them be edited again", async () => {
    await openWith(WRONG);
    await button("Correct row 3").click();
    await expect.element(page.getByLabelText("First name")).toHaveFocus();
    await expect.element(page.getByText("Please input an valid email.")).toBeVisible();
    await expectAccessible();
    await page.getByLabelText("First name").fill("Mei");
    responses = [() => answer({ ...REPORT, ...WRONG, invalid: [EMAIL_STILL] })];
    await button("Save row").click();
    await expect.element(page.getByLabelText("Email")).toHaveFocus();
    await expect.element(page.getByLabelText("First name")).toHaveValue("Mei");
    await page.getByLabelText("Email").fill("mei@cafe.example");
    responses = [() => answer({ ...REPORT, invalidCount: 0, fields: FIELDS })];
    await button("Save row").click();
    await expect.element(page.getByText("Row 3: Mei, mei@cafe.example, Casual")).toBeVisible();
    expect(choicesAt(2)).toEqual({
      rows: [{ row: 3, texts: ["Mei", "mei@cafe.example", "Casual"] }],
    });
    await expect.element(button("Import 2 contacts")).toHaveFocus();
    await button("Edit row 3").click();
    await page.getByLabelText("Work type").selectOptions("Full time");
    responses = [() => answer({ ...REPORT, fields: FIELDS })];
    await button("Save row").click();
    responses = [() => answer(REPORT)];
    await button("Import 2 contacts").click();
    await expect.element(page.getByText("Imported successfully")).toBeVisible();
    expect(choicesAt(4)).toEqual({
      rows: [{ row: 3, texts: ["Mei", "mei@cafe.example", "Full time"] }],
    });
  });

  it("leaves wrong rows out and puts them back", async () => {
    await openWith(WRONG);
    await button("Correct row 9").click();
    responses = [() => answer({ ...REPORT, fields: FIELDS })];
    await button("Leave out row").click();
    await expect.element(page.getByText("Row 9: Left out")).toBeVisible();
    expect(choicesAt(1)).toEqual({ rows: [{ row: 9, texts: ["", "", ""] }] });
    responses = [() => answer({ ...REPORT, ...WRONG })];
    await button("Put back row 9").click();
    await expect.element(button("Correct row 9")).toBeVisible();
    expect(choicesAt(2)).toEqual({ rows: [] });
  });

  it("asks before it loses wrong rows of which one is corrected", async () => {
    await openWith(WRONG);
    await button("Correct row 9").click();
    responses = [() => answer({ ...REPORT, fields: FIELDS })];
    await button("Leave out row").click();
    await button("Cancel").click();
    await expect.element(page.getByRole("alertdialog")).toBeVisible();
  });
});

it("lets the person choose the columns that were not recognised", async () => {
  const columns = [
    { header: "Vorname", example: "Ana", path: null },
    { header: "Mail", example: "ana@cafe.example", path: "email" },
    { header: "Art", example: "Casual", path: null },
  ];
  await openWith({ added: 0, columns, fields: FIELDS, missingFields: ["firstName", "workTypeId"] });
  await expect
    .element(page.getByText("Choose the columns for: First name, Work type"))
    .toBeVisible();
  await expect.element(page.getByText("For example: Ana", { exact: true })).toBeVisible();
  await expect.element(button("Check again")).toBeDisabled();
  await page.getByLabelText("Vorname").selectOptions("First name");
  await page.getByLabelText("Art").selectOptions("Work type");
  await page.getByLabelText("Mail").selectOptions("Not imported");
  responses = [() => answer({ ...REPORT, fields: FIELDS })];
  await button("Check again").click();
  await expect.element(page.getByText("2 contacts will be added.")).toBeVisible();
  expect(choicesAt(1)).toEqual({ columns: ["firstName", null, "workTypeId"] });
});

it("reads rows without a header once the person says so", async () => {
  const columns = [{ header: "Ana", example: "Mei", path: null }];
  await openWith({ columns, fields: FIELDS, missingFields: ["firstName"] });
  responses = [
    () =>
      answer({
        ...REPORT,
        columns: [{ header: "Column A", example: "Ana", path: null }],
        fields: FIELDS,
        missingFields: ["firstName"],
      }),
  ];
  await page.getByText("The first row has the names of the columns").click();
  await expect.element(page.getByLabelText("Column A")).toBeVisible();
  expect(choicesAt(1)).toEqual({ hasHeader: false });
});

it("checks rows that are pasted from a spreadsheet", async () => {
  responses = [() => answer(REPORT)];
  await open();
  await button("Import").click();
  await page.getByLabelText("Or paste rows").fill("First name\tLast name\nAna\tSilva");
  await expect.element(page.getByText("2 contacts will be added.")).toBeVisible();
  await expect.element(button("Import 2 contacts")).toHaveFocus();
  const form = server.mock.calls[0]?.[1]?.body;
  const file = form instanceof FormData ? form.get("file") : null;
  expect(file instanceof File ? await file.text() : "").toBe("First name\tLast name\nAna\tSilva");
});

describe("a request that takes long", () => {
  /** Responds never, but rejects once it is aborted, as the browser does. */
  const pending = () =>
    new Promise<Response>((_resolve, reject) => {
      const signal = server.mock.lastCall?.[1]?.signal;
      signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });

  it("stops a long check on request", async () => {
    responses = [pending];
    await open();
    await button("Import").click();
    await choose();
    await expect
      .element(page.getByRole("progressbar", { name: "Checking the rows..." }))
      .toBeVisible();
    await button("Stop checking").click();
    await expect.element(page.getByLabelText("Or paste rows")).toBeVisible();
    await expect.element(button("Choose file")).toBeEnabled();
  });

  it("stops a long import on request, and then shows what is in the list", async () => {
    await openWith({ added: 9000 });
    responses = [pending, () => answer({ ...REPORT, added: 0, duplicateCount: 9000 })];
    await button("Import 9,000 contacts").click();
    await expect
      .element(page.getByRole("progressbar", { name: "Adding 9,000 contacts..." }))
      .toBeVisible();
    await button("Stop import").click();
    await expect
      .element(page.getByText("There is nothing to add. Every row is a duplicate."))
      .toBeVisible();
    expect(addresses()[2]).toContain("dryRun=true");
  });
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
  await expect.element(page.getByText("Checking the rows...")).toBeVisible();
  resolve(Response.json(REPORT));
  await expect.element(page.getByText("Checking the rows...")).not.toBeInTheDocument();
  await expect.element(button("Import 2 contacts")).toBeEnabled();
});

it("exports the list, and offers no import to a viewer", async () => {
  server.mockImplementation(() => answer({ detail: "Later" }, 500));
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <ListFilesSection
        ownerId={ORG}
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
