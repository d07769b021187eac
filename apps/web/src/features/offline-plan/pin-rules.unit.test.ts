import { expect, it } from "vitest";
import { problemOfPin } from "./pin-rules";

it.each(["111111", "123456", "987654", "abcdef", "12345", ""])("refuses %s", (pin) => {
  expect(problemOfPin(pin, pin)).toBeDefined();
});

it.each(["270594", "135790", "blue kettle 7"])("accepts %s", (pin) => {
  expect(problemOfPin(pin, pin)).toBeUndefined();
  expect(problemOfPin(pin, `${pin}1`)).toBe("The two PINs are different.");
});
