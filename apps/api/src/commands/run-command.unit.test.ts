import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CommandRefused } from "./command";
import { runCommand } from "./run-command";

let output = "";
beforeEach(() => {
  output = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    output += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

describe("arguments that name no command", () => {
  it.each([[[]], [["help"]], [["--help"]], [["-h"]]])("%j prints the usage", async (args) => {
    expect(await runCommand(args, {})).toBe(0);
    expect(output).toMatch(/^Usage: npm run holdfast -- <command>\n/);
    for (const usage of ["serve", "migrate", "keys issue --quantity N", "backup FILE"])
      expect(output).toMatch(new RegExp(`\n  ${usage} {2,}\\w`));
  });

  it.each([[["keys"]], [["key", "issue"]], [["Serve"]]])(
    "%j is refused by name, before the usage",
    async (args) => {
      expect(await runCommand(args, {})).toBe(2);
      expect(output).toMatch(`There is no command '${args.join(" ")}'.\n\nUsage: `);
    },
  );

  it("prints the purpose of a long command on its own line", async () => {
    await runCommand([], {});
    expect(output).toMatch(/ \[--parent BROKERAGE\]\n {20,}creates a brokerage/);
  });
});

describe("a command with invalid arguments", () => {
  const QUANTITY = "--quantity must be a whole number from 1 to 1000.";
  const LONG = "Please use at most 200 characters.";
  const UNSEEN = "The name must contain visible characters.";
  const QUOTA = "--quota must be a whole number from 0 to 1000000.";
  it.each([
    [["keys", "issue"], QUANTITY],
    [["keys", "issue", "--quantity"], QUANTITY],
    [["keys", "issue", "--quantity", "0"], QUANTITY],
    [["keys", "issue", "--quantity", "1001"], QUANTITY],
    [["keys", "issue", "--quantity", "5.5"], QUANTITY],
    [["keys", "issue", "--quantity=five"], QUANTITY],
    [["brokerage", "create", "--quota", "5"], "--name is missing."],
    [["brokerage", "create", "--name", "\u202e\u2066", "--quota", "5"], UNSEEN],
    [["brokerage", "create", "--name", "n".repeat(201), "--quota", "5"], LONG],
    [["brokerage", "invite", "ana@shop.example", "--brokerage", "\u202e"], UNSEEN],
    [["partners", "add", "n".repeat(201), "key.pem"], LONG],
    [["partners", "add", "\u202e", "key.pem"], UNSEEN],
    [["partners", "revoke", "\u202e"], UNSEEN],
    [["brokerage", "create", "--name", " ", "--quota", "5"], "--name is missing."],
    [["brokerage", "create", "--name", "Lantern", "--quota", "-1"], QUOTA],
    [["brokerage", "create", "--name", "Lantern"], QUOTA],
    [["backup"], "Missing argument: the file to write."],
    [["restore"], "Missing argument: the archive to read."],
    [["partners", "add", "Anchor"], "Missing argument: the file with the public key."],
    [["accounts", "machine", "--off"], "Missing argument: the email address of the account."],
    [["accounts", "machine", "ana@shop.example", "--of"], "This command has no option --of."],
    [["migrate", "--off"], "This command has no option --off."],
    [["backup", "-f", "one.backup"], "This command has no option -f."],
  ])("%j is rejected before anything is opened", async (args, message) => {
    await expect(runCommand(args, {})).rejects.toThrow(new CommandRefused(message));
    expect(output).toBe("");
  });
});
