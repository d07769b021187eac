import { expect, it } from "vitest";
import { all } from "../continuity-plan/printed-table";
import { documentStyle } from "../document-style";

it("says that charts scroll just where their frame is narrower than they are", () => {
  const [drawn] = all(documentStyle, /\.hf-charts \.hf-figure \{\s*width: (\d+px);/gu);
  const [frame] = all(
    documentStyle,
    /@container \(width < (\d+px)\) \{\s*\.hf-report \.hf-charts::before \{[^}]*content: "Scroll sideways/gu,
  );
  expect(drawn).toBeDefined();
  expect(frame).toBe(drawn);
});
