import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError } from "pg";
import { expect, it } from "vitest";
import { describeError } from "./describe-error";
import { openLog } from "./log";

const SECRET = "482913";

function refusedInsert() {
  const cause = new DatabaseError('null value in column "run_at"', 10, "error");
  cause.code = "23502";
  cause.table = "outbox_messages";
  cause.detail = `Failing row contains (1, mail, ${SECRET} is your code).`;
  const statement = "insert into outbox_messages (content) values ($1)";
  return new DrizzleQueryError(statement, [`{"text":"\n    at ${SECRET}"}`], cause);
}

it("names what failed and where, without values", () => {
  const described = describeError(refusedInsert());
  expect(described).toMatchObject({
    type: "DrizzleQueryError",
    message: "Failed query: insert into outbox_messages (content) values ($1)",
    cause: {
      type: "DatabaseError",
      message: 'null value in column "run_at"',
      code: "23502",
      table: "outbox_messages",
    },
  });
  expect(described.stack[0]).toContain("refusedInsert");
  expect(JSON.stringify(described)).not.toContain(SECRET);
});

it("omits all other properties of an error, and stops at circular causes", () => {
  const error = Object.assign(new Error("away"), { config: { authorization: SECRET }, code: "E1" });
  error.cause = new AggregateError([error, SECRET], "all");
  const text = JSON.stringify(describeError(error));
  expect(text).not.toContain(SECRET);
  expect(text).toContain('"code":"E1"');
});

it("describes every error the log writes", () => {
  let lines = "";
  const log = openLog("info", { write: (line: string) => void (lines += line) });
  log.child({ reqId: "1" }).error({ err: refusedInsert() }, "call failed");
  log.error(refusedInsert(), "call failed");
  expect(lines).toContain("Failed query");
  expect(lines).not.toContain(SECRET);
});
