import { expect, it } from "vitest";
import { policyStatement } from "./policy";

it("fills the business's name into every placeholder unchanged", () => {
  const value = "The owner of {{businessName}}. {{businessName}} names a deputy.";
  expect(policyStatement(value, "Bean $& There")).toBe(
    "The owner of Bean $& There. Bean $& There names a deputy.",
  );
});
