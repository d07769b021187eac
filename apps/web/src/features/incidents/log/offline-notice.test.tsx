import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { OfflineNotice } from "./offline-notice";

beforeEach(async () => page.viewport(390, 844));

it("says the day if what is shown was read on another one", async () => {
  const yesterday = new Date(2026, 10, 20, 12, 8).getTime();
  const read = { failureCount: 1, error: null, dataUpdatedAt: yesterday };
  await render(<OfflineNotice read={read} />);
  await expect.element(page.getByText(/Last updated 20\/11\/2026, 12:08\./u)).toBeVisible();
});

it("remains visible when a long incident is scrolled on a phone", async () => {
  const read = { failureCount: 1, error: { status: 0 }, dataUpdatedAt: Date.now() };
  await render(
    <div>
      <OfflineNotice read={read} />
      <div style={{ height: 3000 }}>Actions</div>
    </div>,
  );
  window.scrollTo(0, 2000);
  await expect.element(page.getByRole("status")).toBeInViewport();
});
