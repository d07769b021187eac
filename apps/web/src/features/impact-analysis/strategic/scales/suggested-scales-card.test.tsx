import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readsSuggestions, suggestionsWith } from "../../../../../test/suggestions";
import { organisationWith, workspaceOf } from "../../../../../test/workspace";
import { WorkspaceProvider } from "../../../workspace/public";
import { SuggestedScalesCard } from "./suggested-scales-card";

const scale = (disruptionRiskScaleId: number, value: number, level: string) => ({
  disruptionRiskScaleId,
  value,
  level,
  description: `${level} harm`,
});
const GROUPS = ["Financial", "Human"].map((disruptionRiskScaleCategoryName, at) => ({
  disruptionRiskScaleCategoryId: at + 1,
  disruptionRiskScaleCategoryName,
  disruptionRiskScales: [scale(at * 5 + 1, 1, "Negligible"), scale(at * 5 + 4, 4, "Major")],
}));
const onUse = vi.fn();

const show = (chosen: ReadonlyMap<number, number>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WorkspaceProvider value={workspaceOf(organisationWith({ canChange: true }))}>
        <SuggestedScalesCard
          strategicCriticalAreaId="a1"
          groups={GROUPS}
          chosen={chosen}
          onUse={onUse}
        />
      </WorkspaceProvider>
    </QueryClientProvider>,
  );

beforeEach(() => {
  onUse.mockClear();
  const disruptionScales = [4, 6].map((disruptionRiskScaleId) => ({
    disruptionRiskScaleId,
    reason: `Reason ${disruptionRiskScaleId}`,
  }));
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address) =>
    Response.json(readsSuggestions(address) ? suggestionsWith({ disruptionScales }) : []),
  );
});

it("uses the suggested scale of each category at once", async () => {
  await show(new Map());
  await page.getByRole("button", { name: "Use all 2" }).click();
  expect(onUse).toHaveBeenCalledWith(
    new Map([
      [1, 4],
      [2, 6],
    ]),
  );
});

it("suggests nothing for a category with a choice", async () => {
  await show(new Map([[1, 1]]));
  await page.getByRole("button", { name: "Use scale: Human: 1 Negligible" }).click();
  expect(onUse).toHaveBeenCalledWith(new Map([[2, 6]]));
  expect(page.getByText("Financial: 4 Major").query()).toBeNull();
});
