import { DOCUMENT_EXISTS } from "@holdfast/contract/documents/errors";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { documentWith } from "../../../test/documents";
import { createQueryClient } from "../../platform/api/query-client";
import { DocumentForm } from "./document-form";
import { NewDocumentForm } from "./new-document-form";
import { tick } from "../../../test/tick";

const FOLDERS = [
  { id: 3, name: "Insurance Policy" },
  { id: 8, name: "Photos" },
];
const DOCUMENT = documentWith({ displayName: "Our policy" });
const server = vi.spyOn(globalThis, "fetch");
const saved = vi.fn();
const editor = { close: vi.fn(), saved, wantAnother: vi.fn() };
let reply: () => Response;

beforeEach(() => {
  vi.clearAllMocks();
  reply = () => Response.json(DOCUMENT, { status: 201 });
  server.mockImplementation(async (_address, request) =>
    request?.method === "GET" ? Response.json([]) : reply(),
  );
});

const openNew = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NewDocumentForm planId="p" folders={FOLDERS} folder={undefined} editor={editor} />
    </QueryClientProvider>,
  );
const openSaved = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DocumentForm planId="p" folders={FOLDERS} document={DOCUMENT} editor={editor} />
    </QueryClientProvider>,
  );
const field = (name: RegExp) => page.getByRole("textbox", { name });
const folder = (name: string) =>
  page.getByRole("combobox", { name: /^Folder/u }).selectOptions(name);
const upload = () => page.getByRole("button", { name: "Upload document" });
const addUrl = () => page.getByRole("button", { name: "Add URL" });
const chooseFile = (file: File) => page.getByLabelText("File", { exact: true }).upload(file);
const byUrl = () => tick(page.getByRole("radio", { name: "Add a URL" }));

it("enables the upload once it has a file and a folder, and a new folder once it has a name", async () => {
  await openNew();
  await expect.element(upload()).toBeDisabled();
  await chooseFile(new File(["Claims: 02 4900 0000"], "claims.txt"));
  await expect.element(upload()).toBeDisabled();
  await folder("New folder");
  await expect.element(upload()).toBeDisabled();
  await field(/^Folder name/u).fill("Claims");
  await expect.element(upload()).toBeEnabled();
  await expectAccessible();
  await folder("Insurance Policy");
  await upload().click();
  await expect
    .poll(() => saved)
    .toHaveBeenCalledWith("The document has been successfully uploaded");
});

it("enables a link once it has an address, a friendly name and a folder, and checks the address", async () => {
  await openNew();
  await byUrl();
  await folder("Photos");
  await expect.element(addUrl()).toBeDisabled();
  await field(/^URL/u).fill("insurer");
  await expect.element(addUrl()).toBeDisabled();
  await field(/^Friendly name/u).fill("Insurer");
  await addUrl().click();
  await expect.element(page.getByText("Please input a valid URL.")).toBeVisible();
  await field(/^URL/u).fill("https://insurer.example");
  await addUrl().click();
  await expect.poll(() => saved).toHaveBeenCalledWith("The url link has been successfully added");
});

it("says that the folder has a file of that name, and keeps what was typed", async () => {
  const { status, code, message } = DOCUMENT_EXISTS;
  reply = () => Response.json({ status, code, detail: message }, { status });
  await openNew();
  await chooseFile(new File(["Claims: 02 4900 0000"], "claims.txt"));
  await folder("Insurance Policy");
  await upload().click();
  await expect
    .element(
      page.getByText(
        "The file is already exist, please either delete the old one first, or rename the file you want to upload",
      ),
    )
    .toBeVisible();
  await expect.element(field(/^Friendly name/u)).toHaveValue("claims");
  await expectAccessible();
  expect(saved).not.toHaveBeenCalled();
});

it("requires the friendly name of a saved document, and the folder name when moving to a new folder", async () => {
  await openSaved();
  await field(/^Friendly name/u).fill(" ");
  await folder("New folder");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(page.getByText("Please input an friendly name.")).toBeVisible();
  await expect.element(page.getByText("Please input the folder name.")).toBeVisible();
  await field(/^Friendly name/u).fill("Policy 2027");
  await field(/^Folder name/u).fill("Claims");
  reply = () => Response.json(DOCUMENT);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => saved)
    .toHaveBeenCalledWith("The document information has been successfully updated");
});
