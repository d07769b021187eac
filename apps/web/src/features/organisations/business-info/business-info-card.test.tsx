import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { BUSINESS_UPDATED } from "@holdfast/contract/organisations/organisation";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith } from "../../../../test/workspace";
import { createQueryClient } from "../../../platform/api/query-client";
import { useRead } from "../../../platform/api/use-endpoint";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../../ui/feedback/toast-store";
import { BusinessInfoCard } from "./business-info-card";

const server = vi.spyOn(globalThis, "fetch");
let organisation: Organisation;
const changes = () =>
  server.mock.calls.flatMap(([, request]) =>
    request?.method === "PATCH" ? [JSON.parse(String(request.body)) as object] : [],
  );

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  organisation = organisationWith();
  server.mockImplementation(async (_address, request) => {
    if (request?.method !== "PATCH") return Response.json([organisation]);
    organisation = { ...organisation, ...(JSON.parse(String(request.body)) as object), version: 2 };
    return Response.json(organisation);
  });
});

const Shown = () => {
  const { data } = useRead(listOrganisations, {});
  return data?.[0] ? <BusinessInfoCard organisation={data[0]} /> : null;
};
const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Shown />
      <ToastRegion />
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole("button", { name, exact: true });
const tradingName = () => page.getByRole("textbox", { name: "Trading name" });

it("edits the business information in place, and shows it again once it is saved", async () => {
  await open();
  await button("Edit business information").click();
  await expect.element(page.getByRole("textbox", { name: "Full business name" })).toHaveFocus();
  expect(page.getByRole("dialog").query()).toBeNull();
  await tradingName().clear();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Please input the trading name.")).toBeVisible();
  await tradingName().fill("The Wharf");
  await button("Save").click();
  await expect.element(page.getByText(BUSINESS_UPDATED)).toBeVisible();
  await expect.element(page.getByText("The Wharf")).toBeVisible();
  expect(changes()).toEqual([expect.objectContaining({ legalName: "The Wharf" })]);
  await expect.element(button("Edit business information")).toHaveFocus();
});

it("shows the business information again without a change after Cancel", async () => {
  await open();
  await button("Edit business information").click();
  await button("Cancel").click();
  await expect.element(button("Edit business information")).toHaveFocus();
  expect(changes()).toEqual([]);
});

it("only shows the business information to users who may not change it", async () => {
  organisation = organisationWith({ canChange: false });
  await open();
  await expect.element(page.getByText("Cafes and Restaurants")).toBeVisible();
  await expect.element(button("Edit business information")).not.toBeInTheDocument();
});
