import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../platform/api/query-client";
import { ThirdPartyForm } from "./third-party-form";

const category = (strategicThirdPartyCategoryId: number, name: string) => ({
  strategicThirdPartyCategoryId,
  strategicThirdPartyCategoryClassId: 1,
  name,
  isOther: name === "Other",
});
const server = vi.spyOn(globalThis, "fetch");

beforeEach(() => {
  vi.clearAllMocks();
  server.mockImplementation(async (_address, request) =>
    request?.method === "POST"
      ? Response.json({ strategicThirdPartyId: "new", version: 1 }, { status: 201 })
      : Response.json([category(1, "Insurer"), category(9, "Other")]),
  );
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ThirdPartyForm
        orgId="o"
        classId="1"
        thirdParty={null}
        editor={{ close: vi.fn(), saved: vi.fn(), wantAnother: vi.fn() }}
      />
    </QueryClientProvider>,
  );
const field = (name: RegExp) => page.getByRole("textbox", { name });
const other = () => field(/^Other category/u);
const choose = (name: string) =>
  page.getByRole("combobox", { name: /^Category/u }).selectOptions(name);

it("shows the field for an own category only if the category is Other", async () => {
  await open();
  await choose("Insurer");
  expect(other().query()).toBeNull();
  await choose("Other");
  await expect.element(other()).toBeVisible();
  await other().fill("Locksmith");
  await choose("Insurer");
  expect(other().query()).toBeNull();
  await choose("Other");
  await expect.element(other()).toHaveValue("Locksmith");
});

it("sends the typed category with Other", async () => {
  await open();
  await field(/^Name/u).fill("Quick Keys");
  await field(/^Contact person/u).fill("Kim Lee");
  await field(/^Email/u).fill("kim@keys.example");
  await choose("Other");
  await other().fill("Locksmith");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const sent = () => server.mock.calls.find(([, request]) => request?.method === "POST")?.[1];
  await expect
    .poll(() => JSON.parse(String(sent()?.body)))
    .toMatchObject({
      strategicThirdPartyCategoryId: 9,
      strategicThirdPartyCategoryText: "Locksmith",
    });
});
