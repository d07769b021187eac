import type { planSaved } from "@holdfast/contract/plans/plan-endpoints";
import { QueryClientProvider } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { usePlanSaved } from "./use-plan-saved";

type Act = Parameters<typeof planSaved>[0];

const Saving = ({ act }: { readonly act: Act }) => {
  const confirm = usePlanSaved();
  return <button onClick={() => void confirm(act)}>Save</button>;
};

it.each([
  ["created", "The plan has been successfully created"],
  ["updated", "The plan has been successfully updated"],
  ["deleted", "The plan has been successfully deleted"],
  ["renewed", "The plan has been successfully renewed"],
] as const)("confirms that a plan was %s", async (act, message) => {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <Saving act={act} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText(message)).toBeVisible();
});
