import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { CreateRiskInput, UpdateRiskInput } from "./risk";

const TRANSFER = 4;
const ACCEPT = 6;
const preset = {
  riskPresetId: 1,
  likelihoodPresetId: 4,
  cost: 250_000,
  mitigationStrategyIds: [ACCEPT],
  mitigationProcess: "Clear the gutters every autumn.",
};

/** Returns the first message of each invalid field. */
const refused = (schema: z.core.$ZodType, body: unknown): Record<string, string> => {
  const issues = z.safeParse(schema, body).error?.issues ?? [];
  return Object.fromEntries(
    issues.toReversed().map((issue) => [issue.path.join("."), issue.message]),
  );
};

describe("a risk's form", () => {
  test("accepts a preset risk and sets omitted fields to null", () => {
    expect(z.parse(CreateRiskInput, preset)).toMatchObject({
      ...preset,
      name: null,
      description: null,
      comments: null,
    });
  });

  test("reports all missing fields at once, rules across fields included", () => {
    expect(refused(CreateRiskInput, {})).toEqual({
      riskCategoryId: "Please select the risk category.",
      name: "Please input the name.",
      likelihoodPresetId: "Please select Likelihood",
      cost: "Please input Loss Value",
      mitigationStrategyIds: "Please select Mitigation Strategy",
      mitigationProcess: "This field cannot be empty",
    });
  });

  test("requires the insurance answer while other fields are still missing", () => {
    const half = { riskPresetId: 1, cost: 0.5, mitigationStrategyIds: [ACCEPT, TRANSFER] };
    expect(refused(CreateRiskInput, half)).toEqual({
      likelihoodPresetId: "Please select Likelihood",
      cost: "Please input Loss Value",
      includeInsurance: "Please make a select",
      mitigationProcess: "This field cannot be empty",
    });
  });

  test.each([
    [{ mitigationStrategyIds: [TRANSFER] }, { includeInsurance: "Please make a select" }],
    [
      { mitigationStrategyIds: [TRANSFER], includeInsurance: null },
      { includeInsurance: "Please make a select" },
    ],
    [{ mitigationStrategyIds: [TRANSFER], includeInsurance: false }, {}],
    [{ mitigationStrategyIds: [ACCEPT], includeInsurance: null }, {}],
    [{ mitigationStrategyIds: [] }, { mitigationStrategyIds: "Please select Mitigation Strategy" }],
    [{ cost: -1 }, { cost: "Please input Loss Value" }],
    [{ cost: 0.5 }, { cost: "Please input Loss Value" }],
    [{ cost: null }, { cost: "Please input Loss Value" }],
    [{ cost: "250000" }, { cost: "Please input Loss Value" }],
    [{ cost: 0 }, {}],
    [{ cost: 1e15 }, {}],
    [{ cost: 1e15 + 1 }, { cost: "Please input a Loss Value of at most 1,000,000,000,000,000." }],
    [{ likelihoodPresetId: null }, { likelihoodPresetId: "Please select Likelihood" }],
    [{ mitigationProcess: "  " }, { mitigationProcess: "This field cannot be empty" }],
    [{ followUpDate: "2026-12-31" }, {}],
    [{ followUpDate: "31/12/2026" }, { followUpDate: "Please input a valid date." }],
    [
      { followUpDate: "0000-01-01" },
      { followUpDate: "Please input a date of the years 1900 to 2199." },
    ],
    [{ riskPresetId: null, riskCategoryId: 1, name: " " }, { name: "Please input the name." }],
    [{ riskPresetId: null, riskCategoryId: 1, name: "Tsunami" }, {}],
    [
      { riskPresetId: null, name: "Tsunami" },
      { riskCategoryId: "Please select the risk category." },
    ],
  ])("rejects %j with %j", (change, messages) => {
    expect(refused(CreateRiskInput, { ...preset, ...change })).toEqual(messages);
  });

  test("rejects a name that is too long for its length, not as missing", () => {
    const body = { ...preset, riskPresetId: null, riskCategoryId: 1, name: "x".repeat(201) };
    expect(refused(CreateRiskInput, body)).toEqual({
      name: "Please use at most 200 characters.",
    });
  });

  test("rejects a value that is not a risk, without throwing", () => {
    for (const body of [null, "risk", 4, [preset]])
      expect(z.safeParse(CreateRiskInput, body).success).toBe(false);
  });

  test("requires the same fields and the id for an update", () => {
    expect(refused(UpdateRiskInput, { mitigationStrategyIds: [TRANSFER] })).toMatchObject({
      riskId: "This could not be found.",
      name: "Please input the name.",
      includeInsurance: "Please make a select",
    });
  });
});
