import { expect, test } from "vitest";
import { recoveryTimesOf, splitForSave } from "./recovery-times-rules";

const units = [
  { departmentId: "k", name: "Kitchen" },
  { departmentId: "s", name: "Sales" },
];
const saved = [
  {
    tacticalBiaId: "t1",
    departmentId: "k",
    departmentName: "Kitchen",
    rto: 10,
    rpo: 1,
    isCapped: true,
  },
];

test("returns a row for every unit, with saved times capped at the MTPD", () => {
  expect(recoveryTimesOf(units, saved, new Map(), 7)).toEqual([
    { departmentId: "k", name: "Kitchen", tacticalBiaId: "t1", rto: 7, rpo: 1, isProposed: false },
    {
      departmentId: "s",
      name: "Sales",
      tacticalBiaId: null,
      rto: null,
      rpo: null,
      isProposed: false,
    },
  ]);
});

test("unsaved changes override saved times", () => {
  const [kitchen] = recoveryTimesOf(units, saved, new Map([["k", { rpo: 3 }]]), 14);
  expect(kitchen).toMatchObject({ rto: 10, rpo: 3 });
});

test("one save creates new rows and updates existing ones, and leaves out rows that are not set", () => {
  const drafts = new Map([["s", { rto: 2, rpo: 0 }]]);
  const more = [...units, { departmentId: "b", name: "Bar" }];
  const { created, updated, incomplete } = splitForSave(recoveryTimesOf(more, saved, drafts, 7));
  expect(created).toEqual([{ departmentId: "s", name: "Sales", rto: 2, rpo: 0 }]);
  expect(updated).toEqual([
    { departmentId: "k", name: "Kitchen", rto: 7, rpo: 1, tacticalBiaId: "t1" },
  ]);
  expect(incomplete).toEqual([]);
});

test("a row with one of the two times is not saved, and named", () => {
  const rows = recoveryTimesOf(units, [], new Map([["s", { rto: 2 }]]), 7);
  expect(splitForSave(rows)).toEqual({ created: [], updated: [], incomplete: ["Sales"] });
});

test("times that were taken over unread are sent as proposed", () => {
  const drafts = new Map([["s", { rto: 2, rpo: 0, isProposed: true }]]);
  const { created } = splitForSave(recoveryTimesOf(units, [], drafts, 7));
  expect(created).toEqual([{ departmentId: "s", name: "Sales", rto: 2, rpo: 0, proposed: true }]);
});
