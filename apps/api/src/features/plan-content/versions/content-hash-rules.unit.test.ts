import { newContent, samplePerson } from "@holdfast/content/test/plan-content-sample";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { expect, it } from "vitest";
import { hashOf } from "./content-hash-rules";

const withMember = (confirmedOn: string | null): PlanContent => ({
  ...newContent,
  people: [samplePerson("ana", "Ana", "Silva")],
  teams: [{ teamTypeId: 2, members: [{ contactId: "ana", designation: "Primary", confirmedOn }] }],
});
const plan = withMember(null);

it("does not change with the order of fields, as a database may store them", () => {
  const reversed = Object.fromEntries(Object.entries(plan).toReversed()) as PlanContent;
  expect(hashOf(reversed)).toBe(hashOf(plan));
});

it("does not count an empty value that a release adds, but a filled one", () => {
  expect(hashOf({ ...plan, more: [], other: null } as PlanContent)).toBe(hashOf(plan));
  expect(hashOf({ ...plan, other: "new" } as PlanContent)).not.toBe(hashOf(plan));
});

it("does not change with a contact check", () => {
  expect(hashOf(withMember("2026-11-21"))).toBe(hashOf(plan));
});
