import type { Location } from "@holdfast/contract/dashboard/location";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { createQueryClient } from "../../../platform/api/query-client";
import { endSession } from "../../../platform/session/session";
import { organisationWith, planWith, workspaceOf } from "../../../../test/workspace";
import { LocationsCard } from "./locations-card";
import { WorkspaceProvider } from "../../workspace/public";

const LAND = {
  type: "Topology",
  objects: { countries: { type: "GeometryCollection", geometries: [] } },
  arcs: [],
};
const SYDNEY = {
  latitude: -33.868,
  longitude: 151.207,
  source: "place",
  placeName: "Sydney",
} as const;
const located = (
  kind: Location["kind"],
  name: string,
  position: Location["position"],
): Location => ({
  kind,
  locationId: name,
  name,
  address: `1 ${name} Street`,
  assumedCountry: null,
  position,
});

const server = vi.spyOn(globalThis, "fetch");
let locations: Location[] = [];
const sent = () =>
  server.mock.calls
    .filter(([, request]) => request?.method !== undefined && request.method !== "GET")
    .map(([address, request]) => `${request?.method} ${String(address)}`);

beforeEach(() => {
  vi.clearAllMocks();
  locations = [
    located("branch", "Head Office", SYDNEY),
    located("supplier", "Roaster", SYDNEY),
    located("customer", "Hotel", null),
  ];
  server.mockImplementation(async (address, request) => {
    if (String(address).includes("countries-50m")) return Response.json(LAND);
    if (request?.method === "PUT" || request?.method === "DELETE")
      return new Response(null, { status: 204 });
    return Response.json({ locations });
  });
});
afterEach(() => endSession());

const open = (change = true) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider
          value={workspaceOf(
            organisationWith({ organisationId: "org", canChange: change }),
            planWith({ planId: "plan" }),
          )}
        >
          <div style={{ height: "150vh" }} />
          <LocationsCard />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const scrollToMap = () =>
  page.getByRole("heading", { name: "Business Locations" }).element().scrollIntoView();
const showMap = async () => {
  const { container } = await open();
  scrollToMap();
  await expect.element(page.getByRole("region", { name: /^Map of your locations/u })).toBeVisible();
  return container;
};
const list = (name: string) => page.getByRole("region", { name, exact: true });

it("asks for nothing until it is scrolled into view", async () => {
  await open();
  expect(server).not.toHaveBeenCalled();
  scrollToMap();
  await expect.element(list("Suppliers")).toBeVisible();
});

it("lists where each location is shown, and what was not found", async () => {
  const container = await showMap();
  await expect.element(list("Suppliers").getByText("Shown at Sydney")).toBeVisible();
  await expect.element(list("Customers").getByText("Not found on the map")).toBeVisible();
  await expect.element(page.getByText(/GeoNames, CC BY 4\.0/u)).toBeVisible();
  // Two locations of one place share a marker.
  await expect.element(page.getByTitle("Head Office, Roaster")).toHaveTextContent("B 2");
  await expectAccessible(container);
});

it("sets a pin with the middle of the map, by the keyboard alone", async () => {
  await showMap();
  const button = page.getByRole("button", { name: "Set pin of Hotel" });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByText("Move the map until the cross is at 1 Hotel Street."))
    .toBeVisible();
  const map = page.getByRole("region", { name: /^Map of your locations/u });
  await expect.element(map).toHaveFocus();
  const here = page.getByRole("button", { name: "Set pin here" });
  const space =
    map.element().getBoundingClientRect().top - here.element().getBoundingClientRect().bottom;
  expect(space).toBeGreaterThan(16);
  await here.click();
  await expect.poll(sent).toEqual(["PUT /v1/orgs/org/locations/Hotel/position"]);
  const [, request] = server.mock.calls.find(([, init]) => init?.method === "PUT") ?? [];
  expect(JSON.parse(String(request?.body))).toEqual({
    kind: "customer",
    address: "1 Hotel Street",
    latitude: expect.any(Number),
    longitude: expect.any(Number),
  });
  await expect.element(page.getByText(/^Move the map until/u)).not.toBeInTheDocument();
});

it("removes a pin", async () => {
  locations = [located("supplier", "Roaster", { ...SYDNEY, source: "pin", placeName: null })];
  await showMap();
  await expect.element(page.getByText("At the pin you set")).toBeVisible();
  await page.getByRole("button", { name: "Remove pin of Roaster" }).click();
  await expect.poll(sent).toEqual(["DELETE /v1/orgs/org/locations/Roaster/position"]);
});

it("offers no pins to a viewer", async () => {
  await open(false);
  scrollToMap();
  await expect.element(page.getByRole("button", { name: "Show Roaster on the map" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Set pin of/u })).not.toBeInTheDocument();
});
