import { openSync, readFileSync } from "node:fs";
import { DatabaseError } from "pg";
import { describe, expect, it } from "vitest";
import { ConfigurationError } from "../platform/setting-rules";
import { BackupRefused } from "../platform/database/backup/backup-format";
import { DataDirectoryInUse } from "../platform/database/embedded/cluster-owner";
import { MigrationRefused } from "../platform/database/migrate";
import { OperatorError } from "../platform/operator-error";
import { CommandRefused } from "./command";
import { describeFailure } from "./describe-failure";

/** An error as Node's file and network calls throw it. */
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

describe("what the operator can fix is described in one sentence", () => {
  it.each([
    new CommandRefused("Missing argument: the file."),
    new ConfigurationError("The setting PORT must be a whole number."),
    new DataDirectoryInUse("/data"),
    new MigrationRefused("The migration is not named NNNN-name.sql."),
    new BackupRefused("The backup is damaged."),
    new OperatorError("DATABASE_URL must point to PostgreSQL 15 or newer."),
  ])("our own error: %s", (error) => {
    expect(describeFailure(error)).toBe(error.message);
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
      databaseError("53100", "could not extend file"),
      "The disk of the database is full: could not extend file. Free some space, then try again.",
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
  ])("describes in one sentence a system error: %s", (error, sentence) => {
    expect(describeFailure(error)).toBe(sentence);
  });
});

describe("a bug of ours is described with its whole stack trace", () => {
  it.each([
    new TypeError("undefined is not a function"),
    databaseError("42P01", 'relation "risks" does not exist'),
    // Not the database's socket, although the code is the same.
    thrownBy(() => readFileSync("/nowhere/at/all")),
    thrownBy(() => openSync("/nowhere/at/all", "r")),
  ])("describes a bug of ours with its stack trace: %s", (fault) => {
    expect(fault).toBeInstanceOf(Error);
    expect(describeFailure(fault)).toBe((fault as Error).stack);
  });

  it("describes a bug with the stack traces of its causes", () => {
    const cause = new RangeError("too large");
    const fault = new Error("Failed query", { cause });
    expect(describeFailure(fault)).toBe(`${fault.stack}\nCaused by: ${cause.stack}`);
  });

  it("a thrown value that is not an error is returned as text", () => {
    expect(describeFailure("thrown as text")).toBe("thrown as text");
  });
});
