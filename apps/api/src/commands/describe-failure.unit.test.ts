import { openSync, readFileSync } from "node:fs";
import { DatabaseError } from "pg";
import { describe, expect, it } from "vitest";
import { ConfigurationError } from "../platform/setting-rules";
import { BackupRefused } from "../platform/database/backup-format";
import { DataDirectoryInUse } from "../platform/database/cluster-lease";
import { MigrationRefused } from "../platform/database/migrate";
import { OperatorRefusal } from "../platform/operator-refusal";
import { CommandRefused } from "./command";
import { describeFailure } from "./describe-failure";

/** As Node's file and network calls fail. */
const systemError = (code: string, syscall: string, message: string) =>
  Object.assign(new Error(message), { code, syscall });
const databaseError = (code: string, message: string) =>
  Object.assign(new DatabaseError(message, message.length, "error"), { code });

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe("what the operator can mend is told in one sentence", () => {
  it.each([
    new CommandRefused("Please name the file."),
    new ConfigurationError("The setting PORT must be a whole number."),
    new DataDirectoryInUse("/data"),
    new MigrationRefused("The migration is not named NNNN-name.sql."),
    new BackupRefused("The backup is damaged."),
    new OperatorRefusal("DATABASE_URL must point to PostgreSQL 15 or newer."),
  ])("its own: %s", (thrown) => {
    expect(describeFailure(thrown)).toBe(thrown.message);
  });

  const UNUSABLE = "The database that DATABASE_URL names cannot be used:";
  const refused = systemError("ECONNREFUSED", "connect", "connect ECONNREFUSED ::1:5432");
  it.each([
    [
      new Error("Failed query", {
        cause: databaseError("28P01", "password authentication failed for user 'u'"),
      }),
      `${UNUSABLE} password authentication failed for user 'u'.`,
    ],
    [
      databaseError("3D000", 'database "x" does not exist'),
      `${UNUSABLE} database "x" does not exist.`,
    ],
    [
      databaseError("42501", "permission denied for schema public"),
      `${UNUSABLE} permission denied for schema public.`,
    ],
    [
      systemError("EAI_AGAIN", "getaddrinfo", "getaddrinfo EAI_AGAIN db"),
      `${UNUSABLE} getaddrinfo EAI_AGAIN db.`,
    ],
    [
      new Error("Failed query", { cause: new AggregateError([refused]) }),
      `${UNUSABLE} connect ECONNREFUSED ::1:5432.`,
    ],
    [
      systemError("EACCES", "open", "EACCES: permission denied, open '/data/secret-key'"),
      "The disk cannot be used: EACCES: permission denied, open '/data/secret-key'.",
    ],
    [
      systemError("ENOSPC", "write", "ENOSPC: no space left on device, write"),
      "The disk cannot be used: ENOSPC: no space left on device, write.",
    ],
  ])("the machine's: %s", (thrown, sentence) => {
    expect(describeFailure(thrown)).toBe(sentence);
  });
});

describe("a fault of ours is told with its whole trace", () => {
  it.each([
    new TypeError("undefined is not a function"),
    databaseError("42P01", 'relation "risks" does not exist'),
    // Not the database's socket, though the code is the same.
    thrownBy(() => readFileSync("/nowhere/at/all")),
    thrownBy(() => openSync("/nowhere/at/all", "r")),
  ])("%s", (fault) => {
    expect(fault).toBeInstanceOf(Error);
    expect(describeFailure(fault)).toBe((fault as Error).stack);
  });

  it("and with those of its causes", () => {
    const cause = new RangeError("too large");
    const fault = new Error("Failed query", { cause });
    expect(describeFailure(fault)).toBe(`${fault.stack}\nCaused by: ${cause.stack}`);
  });

  it("or as it is, where it is no error", () => {
    expect(describeFailure("thrown as text")).toBe("thrown as text");
  });
});
