import { defineEndpoint, nothing, PUBLIC } from "@holdfast/contract/platform/endpoint";
import { expect, it, vi } from "vitest";
import { callDeletion } from "./call-deletion";

const removeThing = defineEndpoint({
  name: "removeThing",
  summary: "For this test.",
  access: PUBLIC,
  method: "DELETE",
  path: "/things/:thingId",
  response: nothing,
});

const server = vi.spyOn(globalThis, "fetch");
const remove = (status: number) => {
  const body = status === 204 ? null : JSON.stringify({ title: "Refused", status, code: "code" });
  const headers = { "content-type": "application/problem+json" };
  server.mockImplementationOnce(async () => new Response(body, { status, headers }));
  return callDeletion(removeThing, { params: { thingId: "1" } });
};

it.each([204, 404])("counts %s as deleted", async (status) => {
  await expect(remove(status)).resolves.toBeUndefined();
});

it.each([402, 403, 409, 500])("throws for %s", async (status) => {
  await expect(remove(status)).rejects.toMatchObject({ status });
});

it("calls endpoints that delete one entry nowhere else", () => {
  const files = import.meta.glob<string>("../../features/**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const others = Object.entries(files).flatMap(([path, code]) =>
    [...code.matchAll(/(?:callEndpoint|useChange)\(\s*((?:delete|remove)\w+)/g)].map(
      ([, endpoint]) => `${path}: ${endpoint}`,
    ),
  );
  // These delete several at once, all or none, or through `useRecordDeletion`, to which 404 is the same.
  expect(others).toEqual([
    "../../features/business-units/unit-names-form.tsx: removeDepartments",
    "../../features/impact-analysis/operational/use-asset-changes.ts: deleteAssets",
    "../../features/risks/insurance/use-insurance-changes.ts: deleteInsurancePolicy",
    "../../features/risks/use-risk-changes.ts: deleteRisks",
    "../../features/strategic-areas/delete-areas-dialog.tsx: deleteStrategicCriticalAreas",
  ]);
});
