import { expect, it } from "vitest";
import { currentOrganisation, currentPlan } from "./choose-current";

const organisation = (organisationId: string, isDefault = false) => ({ organisationId, isDefault });
const plan = (planId: string, lastModifiedDate: string) => ({ planId, lastModifiedDate });

it("returns the selected organisation, else the default one, else the first", () => {
  const all = [organisation("a"), organisation("b", true), organisation("c")];
  expect(currentOrganisation(all, "c")?.organisationId).toBe("c");
  expect(currentOrganisation(all, "gone")?.organisationId).toBe("b");
  expect(currentOrganisation([organisation("a"), organisation("c")], null)?.organisationId).toBe(
    "a",
  );
  expect(currentOrganisation([], "a")).toBeNull();
});

it("returns the selected plan, else the last changed one", () => {
  const all = [plan("a", "2026-01-01T00:00:00.000Z"), plan("b", "2026-03-01T00:00:00.000Z")];
  expect(currentPlan(all, "a")?.planId).toBe("a");
  expect(currentPlan(all, null)?.planId).toBe("b");
  expect(currentPlan([], null)).toBeNull();
});
