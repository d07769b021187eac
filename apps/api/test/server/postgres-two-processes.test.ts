import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { createPlan, listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { expect, it } from "vitest";
import { testFolder } from "../database/test-database";
import { demoInstallation, sharedInstallation } from "../setup/installation";
import { runHoldfast, startServer } from "../setup/running-app";

it("two processes on one PostgreSQL share what is written, and accept a key once", async () => {
  const { owner: as, settings } = await demoInstallation(await sharedInstallation());
  const start = async () => startServer({ ...settings, DATA_DIR: await testFolder() });
  const [a, b] = await Promise.all([start(), start()]);
  const [plan] = (await a.call(listPlans, { as })).answer;
  const params = { orgId: plan?.organisationId ?? "" };
  const person = { firstName: "Both", lastName: "Processes", contactTypeId: 1, workTypeId: 1 };
  const { answer: made } = await a.call(createContact, { as, params, body: person });
  expect((await b.call(listContacts, { as, params })).answer).toContainEqual(made);

  const issued = await runHoldfast(["keys", "issue", "--quantity", "1"], settings);
  const key = issued.out.trim();
  const body = { name: key, branchId: plan?.branchId ?? "", key, currency: "AUD", contacts: [] };
  const uses = await Promise.all([a, b, a, b].map((at) => at.call(createPlan, { as, body })));
  expect(uses.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);

  expect(await a.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
  expect((await b.call(listPlans, { as })).status).toBe(200);
  expect(await b.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
});
