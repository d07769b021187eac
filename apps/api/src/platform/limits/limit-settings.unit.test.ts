import { describe, expect, it } from "vitest";
import { readConfig } from "../config";
import { ConfigurationError } from "../setting-rules";
import { ROW_LIMITS } from "./row-limits";

const RATES = {
  MAX_WRITES_PER_MINUTE: "writesPerMinute",
  MAX_ADDRESS_WRITES_PER_MINUTE: "addressWritesPerMinute",
  MAX_ROWS_PER_HOUR: "rowsPerHour",
  MAX_ANSWER_BYTES: "answerBytes",
  MAX_LARGE_READS: "largeReads",
} as const;
const rowSettings = Object.entries(ROW_LIMITS).map(([list, { setting }]) => [setting, list]);
const limits = (settings: Readonly<Record<string, string>>) => readConfig(settings).userLimits;

describe("a setting", () => {
  it.each(rowSettings)("%s limits one list", (setting = "", list = "") => {
    const { rows } = limits({ [setting]: "7" });
    expect(rows).toEqual({ ...limits({}).rows, [list]: 7 });
  });

  it.each(Object.entries(RATES))("%s is read", (setting, field) => {
    const value = setting === "MAX_ANSWER_BYTES" ? 50_000 : 7;
    expect(limits({ [setting]: String(value) })).toEqual({ ...limits({}), [field]: value });
  });

  it.each([
    ["MAX_CONTACTS", "0", "must be a whole number from 1 to 10000"],
    ["MAX_RISKS", "10001", "must be a whole number from 1 to 10000"],
    ["MAX_PLANS", "many", "must be a whole number from 1 to 10000"],
    ["MAX_WRITES_PER_MINUTE", "1.5", "must be a whole number from 1 to 1000000"],
    ["MAX_ANSWER_BYTES", "1", "must be a whole number from 10000 to 100000000"],
  ])("%s=%s stops the start with an error", (setting, value, message) => {
    expect(() => readConfig({ [setting]: value })).toThrow(
      new ConfigurationError(`The setting ${setting} ${message}.`),
    );
  });
});
