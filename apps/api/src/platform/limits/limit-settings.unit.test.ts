import { describe, expect, it } from "vitest";
import { readConfig } from "../config";
import { ConfigurationError } from "../setting-rules";
import { ROW_LIMITS, type RowLimit } from "./row-limits";

const RATES = {
  MAX_WRITES_PER_MINUTE: "writesPerMinute",
  MAX_ADDRESS_WRITES_PER_MINUTE: "addressWritesPerMinute",
  MAX_ROWS_PER_HOUR: "rowsPerHour",
} as const;
const rowSettings = Object.entries<RowLimit>(ROW_LIMITS).flatMap(([list, { setting }]) =>
  setting ? [[setting, list]] : [],
);
const limits = (settings: Readonly<Record<string, string>>) => readConfig(settings).userLimits;

describe("a setting", () => {
  it.each(rowSettings)("%s limits one list", (setting = "", list = "") => {
    const { rows } = limits({ [setting]: "7" });
    expect(rows).toEqual({ ...limits({}).rows, [list]: 7 });
  });

  it.each(Object.entries(RATES))("%s is read", (setting, field) => {
    expect(limits({ [setting]: "7" })).toEqual({ ...limits({}), [field]: 7 });
  });

  it.each([
    ["MAX_MEMBERS", "0", "must be a whole number from 1 to 10000"],
    ["MAX_MEMBERS", "10001", "must be a whole number from 1 to 10000"],
    ["MAX_ORGANISATIONS", "many", "must be a whole number from 1 to 10000"],
    ["MAX_WRITES_PER_MINUTE", "1.5", "must be a whole number from 1 to 1000000"],
  ])("%s=%s stops the start with an error", (setting, value, message) => {
    expect(() => readConfig({ [setting]: value })).toThrow(
      new ConfigurationError(`The setting ${setting} ${message}.`),
    );
  });
});
