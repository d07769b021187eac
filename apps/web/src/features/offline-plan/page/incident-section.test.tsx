import type { OfflineIncident } from "@holdfast/contract/offline-plan/offline-plan";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { IncidentSection } from "./incident-section";

const incident = {
  isExercise: false,
  level: 1,
  declaredAt: "2026-11-23T10:00:00.000Z",
  whatHappened: "Fire",
  place: "",
  log: [],
  actions: [],
} as unknown as OfflineIncident;
const FULL = "There is no space left.";

it("keeps the text of an entry that cannot be stored, and says why beside the field", async () => {
  const add = vi.fn<(text: string) => Promise<string | undefined>>().mockResolvedValueOnce(FULL);
  const sender = { waiting: [], sent: [], problem: undefined, add };
  await render(<IncidentSection incident={incident} sender={sender} />);
  const field = page.getByRole("textbox", { name: "What happened or was decided" });
  await field.fill("The gas is off");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByRole("alert")).toHaveTextContent(FULL);
  await expect.element(field).toHaveAccessibleDescription(FULL);
  await expect.element(field).toHaveValue("The gas is off");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("");
  await expect.element(page.getByText(FULL)).not.toBeInTheDocument();
  expect(add.mock.calls).toEqual([["The gas is off"], ["The gas is off"]]);
});
