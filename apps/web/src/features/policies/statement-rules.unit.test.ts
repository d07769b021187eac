import { CMT_COMPOSITION_PRESETS } from "@holdfast/content/library/response/cmt-composition-presets";
import { expect, it } from "vitest";
import { STATEMENT_TITLES } from "./statement-rules";

it("has a title for each statement", () => {
  expect(Object.keys(STATEMENT_TITLES).map(Number)).toEqual(
    CMT_COMPOSITION_PRESETS.map(({ cmtCompositionPresetId }) => cmtCompositionPresetId),
  );
});
