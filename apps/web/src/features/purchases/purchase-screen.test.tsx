import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { PurchaseScreen } from "./purchase-screen";

const server = vi.spyOn(globalThis, "fetch");
afterEach(() => server.mockReset());

const open = (storeUrl: string | null) => {
  server.mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname.endsWith("/purchase/store")) return Response.json({ storeUrl });
    if (pathname.endsWith("/purchase/checkout")) return Response.json({ checkout: null });
    if (pathname.endsWith("/orgs")) return Response.json([]);
    return Response.json({ brokerageId: null });
  });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/admin", "/purchase"]}>
        <Routes>
          <Route path="/purchase" element={<PurchaseScreen />} />
          <Route path="/admin" element={<h1>The previous page</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const purchase = page.getByRole("link", { name: /^Purchase/ });

it("opens the provider's store in a new tab without access to this one", async () => {
  await open("https://store.example/holdfast");
  await expect.element(purchase).toHaveAttribute("href", "https://store.example/holdfast");
  await expect.element(purchase).toHaveAttribute("target", "_blank");
  await expect.element(purchase).toHaveAttribute("rel", "noopener noreferrer");
});

it("says how to get a key when no store is configured", async () => {
  await open(null);
  await expect.element(page.getByText(/cannot be bought online here/)).toBeVisible();
  await expect.element(purchase).not.toBeInTheDocument();
});

it("goes back to the previous page", async () => {
  await open(null);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect.element(page.getByRole("heading", { name: "The previous page" })).toBeVisible();
});
