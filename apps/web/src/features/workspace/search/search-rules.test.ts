import type { SearchHit } from "@holdfast/contract/search/search";
import { expect, it } from "vitest";
import { groupsOfHits, matching, type Offer, screensOf } from "./search-rules";

const offer = (label: string, note?: string): Offer => ({
  key: label,
  label,
  note,
  icon: "add",
  to: "/dashboard",
});
const hit = (kind: SearchHit["kind"], id: string): SearchHit => ({
  kind,
  id,
  name: `The ${kind}`,
  detail: null,
  planId: null,
});

it.each([
  ["plan", ["Plan Document", "Plans", "Recovery plan"]],
  ["PLAN doc", ["Plan Document"]],
  ["recovery planning", ["Recovery plan"]],
  ["cafe", ["Café"]],
  ["nowhere", []],
])(
  "finds the labels and notes with every word of '%s', those that start with it first",
  (text, found) => {
    const offers = [
      offer("Recovery plan", "Planning & Design"),
      offer("Plan Document"),
      offer("Plans"),
      offer("Café"),
    ];
    expect(matching(offers, text).map(({ label }) => label)).toEqual(found);
  },
);

it("finds a term by its abbreviation only if the whole of it is typed", () => {
  const term = { ...offer("Maximum Tolerable Period of Disruption"), abbreviation: "mtpd" };
  expect(matching([offer("Plans"), term], " MTPD ")).toEqual([term]);
  expect(matching([term], "mt")).toEqual([]);
});

it("groups hits by kind in a fixed order, and links each to its form, page or plan", () => {
  const groups = groupsOfHits([
    { ...hit("risk", "r1"), planId: "p1", detail: "Head Office plan" },
    { ...hit("document", "d1"), planId: "p1", detail: "Floor Plans" },
    hit("contact", "c1"),
    hit("contact", "c2"),
    { ...hit("plan", "p1"), planId: "p1" },
  ]);
  expect(groups.map(({ title }) => title)).toEqual(["Contacts", "Risks", "Documents", "Plans"]);
  expect(groups.flatMap(({ offers }) => offers.map(({ to, planId }) => [to, planId]))).toEqual([
    ["/organization/contacts?edit=c1", null],
    ["/organization/contacts?edit=c2", null],
    ["/dashboard/risk/register?risk=r1", "p1"],
    ["/dashboard/documents?document=d1", "p1"],
    ["/dashboard", "p1"],
  ]);
  expect(groups[1]?.offers[0]?.note).toBe("Head Office plan");
});

it("names the section of each screen, or its area", () => {
  const item = {
    label: "Exposures",
    icon: "eye",
    to: "/dashboard/risk/exposures",
    isExact: true,
  } as const;
  expect(
    screensOf([{ label: "Risk Analysis", items: [item] }, { items: [item] }], "Plan").map(
      ({ note }) => note,
    ),
  ).toEqual(["Risk Analysis", "Plan"]);
});
