import type { PlanTopic } from "@holdfast/content/plan-template/plan-part";
import { expect, it } from "vitest";
import { withLogRows } from "./log-rows";

const TOPIC: PlanTopic = {
  id: "alert",
  number: "B.4",
  title: "Alert",
  lead: "",
  blocks: [
    { kind: "actions", caption: "Call", items: ["Give the address: {address}."] },
    { kind: "table", caption: "Log", columns: { Time: 100 }, rows: [], blankRows: 7 },
  ],
};

const rowsWith = (address: string) => {
  const log = withLogRows(TOPIC, { address }).at(-1);
  return log?.kind === "table" ? log.blankRows : undefined;
};

it.each([
  ["an address of usual length", "12 Harbour Street, Newcastle NSW 2300", 7],
  ["an address of 250 characters", "12 Harbour Street ".repeat(14), 5],
  ["an address of 125 characters that are twice as wide", "港".repeat(125), 4],
  ["an address of 2,000 characters", "12 Harbour Street ".repeat(111), 1],
])("leaves a log its room below %s", (_, address, rows) => {
  expect(rowsWith(address)).toBe(rows);
});
