import { readRiskSuggestions } from "@holdfast/contract/library/risk-lookups";
import { beforeAll, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let as: string;
beforeAll(async () => {
  app = await testApp();
  as = await signedInPerson(app, "suggestions@cafe.example");
});

describe("the suggestions for a preset risk", () => {
  test("suggests a preset risk's sentences with their strategies, and its loss questions", async () => {
    const { status, body } = await app.call(readRiskSuggestions, {
      as,
      params: { riskPresetId: "1" },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      riskPresetId: 1,
      suggestions: expect.arrayContaining([
        {
          text: "Ask the broker at each renewal to confirm fire, smoke and evacuation cover, including for loss of income.",
          mitigationStrategyIds: [4],
        },
      ]),
      lossPrompts: expect.arrayContaining([
        "What would it cost to rebuild and refit if fire destroyed the site?",
      ]),
    });
  });

  test.each(["121", "0", "-1", "1.5", "01", "1e0", "fire", "9".repeat(30)])(
    "answers 404 for the suggestions for the unknown preset %s",
    async (riskPresetId) => {
      const { status } = await app.call(readRiskSuggestions, { as, params: { riskPresetId } });
      expect(status).toBe(404);
    },
  );

  test("shows the suggestions for a preset risk to signed-in people only", async () => {
    const { status } = await app.call(readRiskSuggestions, { params: { riskPresetId: "1" } });
    expect(status).toBe(401);
  });
});
