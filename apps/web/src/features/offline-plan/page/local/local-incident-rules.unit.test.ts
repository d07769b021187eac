import { expect, it } from "vitest";
import type { LocalIncident } from "../../../../platform/offline-plan/local-incidents";
import { declaredText } from "./local-incident-rules";
import type { Declared } from "./send-local-incident";

const own = { incidentId: "own", level: 2 } as unknown as LocalIncident;
const on = (incidentId: string, level: number) =>
  declaredText(own, { incidentId, level } as unknown as Declared);

it("says which level holds once an incident of this device has joined another one", () => {
  expect(on("own", 2)).toBe("Your level 2 incident was declared.");
  expect(on("other", 2)).toBe(
    "Your level 2 incident joined the level 2 incident that was already active.",
  );
  expect(on("other", 3)).toBe(
    "Your level 2 incident joined the level 3 incident that was already active. Level 3 holds; the log has yours.",
  );
  expect(on("other", 1)).toBe(
    "Your level 2 incident joined the level 1 incident that was already active. Level 1 holds; the log has yours. If that is too low, raise it in Holdfast: more teams are alerted then.",
  );
});
