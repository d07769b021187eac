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
    { departmentId: "k", name: "Kitchen", tacticalBiaId: "t1", rto: 7, rpo: 1 },
    { departmentId: "s", name: "Sales", tacticalBiaId: null, rto: 0, rpo: 0 },
  ]);
});

test("unsaved changes override saved times", () => {
  const [kitchen] = recoveryTimesOf(units, saved, new Map([["k", { rpo: 3 }]]), 14);
  expect(kitchen).toMatchObject({ rto: 10, rpo: 3 });
});

test("one save creates new rows and updates existing ones", () => {
  const { created, updated } = splitForSave(recoveryTimesOf(units, saved, new Map(), 7));
  expect(created).toEqual([{ departmentId: "s", name: "Sales", rto: 0, rpo: 0 }]);
  expect(updated).toEqual([
    { departmentId: "k", name: "Kitchen", rto: 7, rpo: 1, tacticalBiaId: "t1" },
  ]);
});
