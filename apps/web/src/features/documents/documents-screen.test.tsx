import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { documentWith } from "../../../test/documents";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { WorkspaceProvider } from "../workspace/public";
import { DocumentsScreen } from "./documents-screen";

const document = documentWith();
const server = vi.spyOn(globalThis, "fetch");
let documents: () => Response;

beforeEach(() => {
  vi.clearAllMocks();
  documents = () => Response.json([document]);
  server.mockImplementation(async (address) => {
    if (String(address).endsWith("/folders"))
      return Response.json([{ id: 3, name: "Insurance Policy" }]);
    return String(address).endsWith("/documents") ? documents() : Response.json([]);
  });
});

const open = (change: boolean) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider
          value={workspaceOf(
            organisationWith({ organisationId: "o" }),
            planWith({ planId: "p", organisationId: "o", canChange: change }),
          )}
        >
          <DocumentsScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const button = (name: string | RegExp) => page.getByRole("button", { name });

it("offers a person who may only read to preview and download, and nothing else", async () => {
  await open(false);
  await expect.element(button("Preview Insurance policy")).toBeVisible();
  await expect.element(button("Download Insurance policy")).toBeVisible();
  expect(button(/Add document|^Edit|^Delete/).elements()).toHaveLength(0);
});

it("offers an editor to add, edit and delete", async () => {
  await open(true);
  await expect.element(button("Edit Insurance policy")).toBeVisible();
  await expect.element(button("Delete Insurance policy")).toBeVisible();
  await expect.element(button("Add document").first()).toBeVisible();
});

it("says that there are no documents, and what belongs here", async () => {
  documents = () => Response.json([]);
  await open(false);
  await expect.element(page.getByText("No Documents")).toBeVisible();
  await expect.element(page.getByText(/after an owner or editor adds them\.$/u)).toBeVisible();
  expect(button("Add document").elements()).toHaveLength(0);
});

it("says that the documents could not be loaded, and loads them on a second try", async () => {
  documents = () =>
    Response.json(
      { status: 403, code: "not-allowed", detail: "You do not have access to this." },
      { status: 403 },
    );
  await open(true);
  await expect.element(page.getByText("You do not have access to this.")).toBeVisible();
  documents = () => Response.json([document]);
  await button("Try again").click();
  await expect
    .element(page.getByRole("heading", { name: "Insurance policy", exact: true }))
    .toBeVisible();
});
