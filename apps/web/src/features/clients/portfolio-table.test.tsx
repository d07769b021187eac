import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { forceColors } from "../../../test/emulate-media";
import { planWith } from "../../../test/workspace";
import { PortfolioTable } from "./portfolio-table";

afterEach(() => forceColors("none"));

it("shows how far a plan is in forced colours", async () => {
  await forceColors("active");
  const plan = {
    ...planWith(),
    branchName: "Head Office",
    organisationId: "o",
    organisationName: "Harbour Café",
    lastDownloadedDate: null,
  };
  await render(
    <PortfolioTable plans={[plan]} now={new Date()} empty={null} onGo={() => undefined} />,
  );
  await expect.element(page.getByText("Harbour Café")).toBeVisible();
  const track = document.querySelector('[class*="track"]');
  const done = document.querySelector('[class*="done"]');
  if (!track || !done) throw new Error("The progress is not drawn.");
  expect(getComputedStyle(track).borderTopStyle).toBe("solid");
  expect(getComputedStyle(done).backgroundColor).not.toBe(getComputedStyle(track).backgroundColor);
});
