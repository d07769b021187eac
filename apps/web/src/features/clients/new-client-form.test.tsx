import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { createQueryClient } from "../../platform/api/query-client";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../ui/feedback/toast-store";
import { NewClientForm } from "./new-client-form";
import { pick } from "../../../test/pick";

const BROKERAGE = "0199e2a0-0000-7000-8000-0000000000b0";

const server = vi.spyOn(globalThis, "fetch");
let reply: () => Response;
beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  server.mockImplementation(async (address, request) => {
    if (request?.method === "POST") return reply();
    if (String(address).includes("/industries"))
      return Response.json([
        { id: 1, code: "1174", name: "Bakery Product Manufacturing", alias: null },
      ]);
    return Response.json({ brokerageId: BROKERAGE, quota: { remaining: 3 } });
  });
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <NewClientForm brokerageId={BROKERAGE} onClose={() => undefined} />
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const submit = () => page.getByRole("button", { name: "Create organisation" }).click();

async function fillIn() {
  for (const [name, text] of [
    ["Full Business Name", "Tidewater Bakery Pty Ltd"],
    ["Trading Name", "Tidewater Bakery"],
    ["Head Office Address", "4 Mill Lane, Hobart"],
    ["User Email", "tess@tidewater.example"],
  ] as const)
    await page.getByRole("textbox", { name }).fill(text);
  await page.getByRole("combobox", { name: "Industry" }).fill("bakery");
  await pick(page.getByRole("option", { name: /^Bakery/ }));
}

it("requires what the specification requires, in its words", async () => {
  await open();
  await submit();
  for (const message of [
    "Please input the name.",
    "Please input the trading name.",
    "Please select industry.",
    "Please input the address.",
    "Please input a user email.",
  ])
    await expect.element(page.getByText(message)).toBeVisible();
  await expectAccessible();
  await page.getByRole("textbox", { name: "User Email" }).fill("not an email");
  await submit();
  await expect.element(page.getByText("Please input an valid email.")).toBeVisible();
});

it.each([
  [400, "own-client", "Sorry, you cannot create Organisation and Plan for yourself."],
  [402, "not-enough-quota", "Sorry, there is not enough quota remaining."],
  [
    403,
    "client-not-allowed",
    "Sorry, you don't have the authorization to create a organisation or plan.",
  ],
])("shows why a client cannot be created: %i", async (status, code, detail) => {
  reply = () => Response.json({ status, code, detail }, { status });
  await open();
  await fillIn();
  await submit();
  await expect.element(page.getByText(detail)).toBeVisible();
  await expect
    .element(page.getByRole("textbox", { name: "Trading Name" }))
    .toHaveValue("Tidewater Bakery");
  reply = () => Response.json({}, { status: 201 });
  await submit();
  await expect.element(page.getByText("Create successfully")).toBeVisible();
});
