import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { FirmScreen } from "./firm-screen";

const BROKERAGE = "0199e2a0-0000-7000-8000-0000000000b0";
const EMPTY = { firmName: null, licence: null, adviserName: null, phone: null, email: null };
const server = vi.spyOn(globalThis, "fetch");
let firm: object;

beforeEach(() => {
  vi.clearAllMocks();
  firm = { ...EMPTY, logoUrl: null, version: 1 };
  server.mockImplementation(async (address, request) => {
    if (String(address).endsWith("/user/broker"))
      return Response.json({ brokerId: "1", brokerageId: BROKERAGE, brokerageName: "Anchorage" });
    if (String(address).endsWith("/orgs"))
      return Response.json([{ country: "NZ", isCountryAssumed: false }]);
    if (request?.method === "PUT")
      firm = { ...JSON.parse(String(request.body)), logoUrl: null, version: 2 };
    return Response.json(firm);
  });
});

it("saves the firm's details with the version that they are based on", async () => {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <FirmScreen />
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect
    .element(page.getByText("If you leave this empty, reports show ‘Anchorage’."))
    .toBeVisible();
  await page.getByLabelText("Firm name").fill("Anchorage Insurance Brokers");
  await page.getByLabelText("Licence").fill("AFSL 123456");
  await page.getByRole("textbox", { name: /^Phone/u }).fill("04 472 1234");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Saved successfully.")).toBeVisible();
  const [address, request] = server.mock.calls.find(([, sent]) => sent?.method === "PUT") ?? [];
  expect(String(address)).toBe(`/v1/brokerages/${BROKERAGE}/firm`);
  expect(JSON.parse(String(request?.body))).toEqual({
    ...EMPTY,
    firmName: "Anchorage Insurance Brokers",
    licence: "AFSL 123456",
    phone: "+64 4 472 1234",
  });
  expect(new Headers(request?.headers).get("if-match")).toBe('"1"');
  await expect.element(page.getByLabelText("Licence")).toHaveValue("AFSL 123456");
});
