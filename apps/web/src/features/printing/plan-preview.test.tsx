import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { cafePlan } from "@holdfast/printables/test/plan-sample";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { brokenWords } from "../../../test/broken-words";
import { PlanPreview } from "./plan-preview";

it("breaks no word of the first-hour card, sections, time limits and checklists on a phone", async () => {
  await page.viewport(320, 700);
  await render(
    <MemoryRouter>
      <PlanPreview document={cafePlan as unknown as PlanDocument} />
    </MemoryRouter>,
  );
  await expect
    .element(page.getByRole("heading", { name: /Notify and alert/u }))
    .toBeInTheDocument();
  const read = ".hf-first-numbers, .hf-part-banner, .hf-times, .hf-actions";
  // Emails and hyphenated words may break at their signs.
  const broken = [...document.querySelectorAll(read)]
    .flatMap(brokenWords)
    .filter((word) => !/[@–-]/u.test(word));
  expect(broken).toEqual([]);
});
