import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConfigurationError } from "../platform/config";
import { DataDirectoryInUse } from "../platform/database/data-directory-lock";
import { CommandRefused } from "./command";
import { describeFailure, runCommand } from "./run-command";

let said = "";
beforeEach(() => {
  said = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

describe("words that name no command", () => {
  it.each([
    [[], 0],
    [["help"], 0],
    [["keys"], 2],
    [["key", "issue"], 2],
    [["Serve"], 2],
  ])("%j shows what there is", async (words, code) => {
    expect(await runCommand(words, {})).toBe(code);
    expect(said).toMatch(/^Usage: npm run holdfast -- <command>\n/);
    for (const usage of ["serve", "migrate", "keys issue --quantity N", "backup FILE"])
      expect(said).toContain(`  ${usage} `);
  });
});

describe("a command with wrong words", () => {
  const QUANTITY = "--quantity must be a whole number from 1 to 1000.";
  const QUOTA = "--quota must be a whole number from 0 to 1000000.";
  it.each([
    [["keys", "issue"], QUANTITY],
    [["keys", "issue", "--quantity"], QUANTITY],
    [["keys", "issue", "--quantity", "0"], QUANTITY],
    [["keys", "issue", "--quantity", "1001"], QUANTITY],
    [["keys", "issue", "--quantity", "5.5"], QUANTITY],
    [["keys", "issue", "--quantity=five"], QUANTITY],
    [["brokerage", "create", "--quota", "5"], "--name is missing."],
    [["brokerage", "create", "--name", " ", "--quota", "5"], "--name is missing."],
    [["brokerage", "create", "--name", "Lantern", "--quota", "-1"], QUOTA],
    [["brokerage", "create", "--name", "Lantern"], QUOTA],
    [["backup"], "Please name the file to write."],
    [["restore"], "Please name the archive to read."],
  ])("%j is refused before anything is opened", async (words, sentence) => {
    await expect(runCommand(words, {})).rejects.toThrow(new CommandRefused(sentence));
    expect(said).toBe("");
  });
});

describe("what an operator reads of a failure", () => {
  it.each([
    new CommandRefused("Please name the file."),
    new ConfigurationError("The setting PORT must be a whole number."),
    new DataDirectoryInUse("/data"),
  ])("is a sentence where it can be mended: %s", (thrown) => {
    expect(describeFailure(thrown)).toBe(thrown.message);
  });

  it("is the whole trace for a fault of ours", () => {
    const fault = new TypeError("undefined is not a function");
    expect(describeFailure(fault)).toBe(fault.stack);
    expect(describeFailure("thrown as text")).toBe("thrown as text");
  });
});
