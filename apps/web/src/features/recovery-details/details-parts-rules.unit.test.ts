import { fieldLabel } from "@holdfast/contract/history/field-label-rules";
import { expect, test } from "vitest";
import { DETAILS_PARTS } from "./details-parts-rules";

test("labels each field as the history and the offline plan do", () => {
  const fields = DETAILS_PARTS.flatMap((part) => part.fields);
  expect(fields.map(({ label }) => label)).toEqual(fields.map(({ name }) => fieldLabel(name)));
});
