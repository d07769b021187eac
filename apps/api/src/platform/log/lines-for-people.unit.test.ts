import { pino } from "pino";
import { expect, it } from "vitest";
import { describeError } from "./describe-error";
import { linesForPeople } from "./lines-for-people";

function written(log: (to: ReturnType<typeof pino>) => void): string {
  let text = "";
  const to = linesForPeople({ write: (line) => (text += line) });
  log(pino({ serializers: { err: describeError } }, to));
  return text;
}

it("writes time, level and message instead of JSON", () => {
  expect(written((log) => log.warn({ port: 3000 }, "The disk is nearly full."))).toMatch(
    /^\d\d:\d\d:\d\d Warning: The disk is nearly full\.\n$/,
  );
});

it("adds an error with its frames and causes", () => {
  const error = new Error("No answer", { cause: new TypeError("Closed") });
  const lines = written((log) => log.error({ err: error }, "call failed")).split("\n");
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d Error: call failed$/);
  expect(lines[1]).toBe("  Error: No answer");
  expect(lines[2]).toMatch(/^ +at .*lines-for-people/);
  expect(lines).toContain("  TypeError: Closed");
});
