import type { Risk } from "@holdfast/contract/risks/register/risk";
import { expect, it } from "vitest";
import { assessedCategories, isSameCard } from "./assessment-rules";

const category = (riskCategoryId: number) => ({
  riskCategoryId,
  name: `Category ${riskCategoryId}`,
  description: "",
});
const preset = (riskPresetId: number, riskCategoryId: number) => ({
  riskPresetId,
  riskCategoryId,
  name: `Preset ${riskPresetId}`,
  description: "",
});
const saved = (riskId: string, riskPresetId: number | null, riskCategoryId: number) => {
  const risk: Partial<Risk> = { riskId, riskPresetId, riskCategoryId, name: riskId };
  // Only the fields the cards use.
  return risk as Risk;
};

const categories = [category(1), category(2)];
const presets = [preset(1, 1), preset(2, 1), preset(3, 2)];

it("puts saved presets in place and custom risks at the end of their category", () => {
  const risks = [saved("own", null, 1), saved("second", 2, 1)];
  const [first, second] = assessedCategories(categories, presets, risks);
  expect(first?.risks.map(({ key, saved: risk }) => [key, risk?.riskId])).toEqual([
    ["preset-1", undefined],
    ["preset-2", "second"],
    ["own", "own"],
  ]);
  expect([first?.selected, second?.selected]).toEqual([2, 0]);
});

it("shows saved risks when the presets fail to load", () => {
  const [first] = assessedCategories(categories, [], [saved("second", 2, 1)]);
  expect(first).toMatchObject({ selected: 1, risks: [{ key: "preset-2", name: "second" }] });
});

it("reports only the card that a newly saved risk changes", () => {
  const before = assessedCategories(categories, presets, []);
  const after = assessedCategories(categories, presets, [saved("second", 2, 1)]);
  const same = before.map((card, place) => {
    const twin = after[place];
    return twin !== undefined && isSameCard(card, twin);
  });
  expect(same).toEqual([false, true]);
});
