import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { APP_SECRET_BYTES, appCodeAt, describeApp, stepOfCode } from "./app-code-rules";

/** RFC 6238, appendix B: the last six of its eight digits. */
const RFC_SECRET = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1_000);

const secrets = fc
  .uint8Array({ minLength: APP_SECRET_BYTES, maxLength: APP_SECRET_BYTES })
  .map((bytes) => Buffer.from(bytes));
const times = fc.integer({ min: 1_700_000_000, max: 4_000_000_000 });

describe("the code of an app", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("an app's code at %i s is %s", (seconds, code) => {
    expect(appCodeAt(RFC_SECRET, at(seconds))).toBe(code);
    expect(stepOfCode(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it("accepts an app's code in its own step, the one before and the one after", () => {
    fc.assert(
      fc.property(secrets, times, fc.integer({ min: -1, max: 1 }), (secret, seconds, late) => {
        const code = appCodeAt(secret, at(seconds));
        const own = Math.floor(seconds / 30);
        const steps = [own, own - 1, own + 1].filter(
          (step) => appCodeAt(secret, at(step * 30)) === code,
        );
        expect(steps).toContain(stepOfCode(secret, code, at(seconds + late * 30)));
      }),
    );
  });

  it("rejects an app's code two steps away and for another secret", () => {
    // About one in 300,000 is accepted by chance, because the codes are equal.
    fc.assert(
      fc.property(secrets, secrets, times, (secret, other, seconds) => {
        const code = appCodeAt(secret, at(seconds));
        const isNear = (of: Buffer, from: number) =>
          [-30, 0, 30].some((away) => appCodeAt(of, at(from + away)) === code);
        expect(stepOfCode(secret, code, at(seconds + 60)) !== undefined).toBe(
          isNear(secret, seconds + 60),
        );
        expect(stepOfCode(other, code, at(seconds)) !== undefined).toBe(isNear(other, seconds));
      }),
    );
  });

  it("accepts only six digits as an app's code", () => {
    for (const code of ["", "12345", "1234567", "abcdef", "      "])
      expect(stepOfCode(RFC_SECRET, code, at(59))).toBeUndefined();
  });
});

it("describes an app's secret for typing, and as a URI with the issuer and the person", () => {
  expect(describeApp(RFC_SECRET, "ana@cafe.example")).toEqual({
    secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
    address:
      "otpauth://totp/Holdfast:ana%40cafe.example?issuer=Holdfast&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
  });
});
