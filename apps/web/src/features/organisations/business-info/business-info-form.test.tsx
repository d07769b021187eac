import { QueryClientProvider } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith } from "../../../../test/workspace";
import { createQueryClient } from "../../../platform/api/query-client";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { BusinessInfoForm } from "./business-info-form";

const organisation = organisationWith({ organisationId: "0199e2a0-0000-7000-8000-000000000002" });

it("requires a trading name, and says that the business information is saved", async () => {
  const server = vi.spyOn(globalThis, "fetch");
  server.mockImplementation(async (_address, request) =>
    Response.json(request?.method === "PATCH" ? organisation : []),
  );
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <BusinessInfoForm organisation={organisation} onClose={() => undefined} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  const tradingName = page.getByRole("textbox", { name: "Trading name" });
  const save = page.getByRole("button", { name: /^Save/ });
  await tradingName.fill(" ");
  await save.click();
  await expect.element(page.getByText("Please input the trading name.")).toBeVisible();
  await tradingName.fill("Harbour Bakery");
  await save.click();
  await expect
    .element(page.getByText("Business information has been successfully updated"))
    .toBeVisible();
  server.mockRestore();
});
