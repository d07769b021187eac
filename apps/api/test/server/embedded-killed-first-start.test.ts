import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { expect, it, vi } from "vitest";
import { demoInstallation, emptyInstallation } from "../setup/installation";
import { killRounds, postmasterOf } from "../database/kill-database";
import { startProcess, startServer } from "../setup/running-app";

/** When the server is killed, counted from the moment PostgreSQL runs (ms). */
const MOMENTS = [120, 20, 220, 320, 420].slice(0, killRounds());

it("serves the complete demo after a start was killed while loading it", async () => {
  const settings = { ...(await emptyInstallation()), HOLDFAST_DEMO: "on", PORT: "0" };
  let cutOff = 0;
  let earlier: number | undefined;
  for (const moment of MOMENTS) {
    const { child, ended } = await startProcess(["serve"], settings);
    // PostgreSQL left by the previously killed server is restarted.
    earlier = await vi.waitUntil(
      async () => {
        const found = await postmasterOf(settings.DATA_DIR);
        return found === earlier ? null : found;
      },
      { timeout: 60_000, interval: 5 },
    );
    await new Promise((resolve) => setTimeout(resolve, moment));
    child.kill("SIGKILL");
    const { code, out } = await ended;
    expect(code).toBeNull();
    if (!out.includes("Holdfast is running at")) cutOff += 1;
  }
  expect(cutOff).toBeGreaterThan(0);

  const { owner: as } = await demoInstallation(settings);
  const { PORT: _any, ...onAnyPort } = settings;
  const server = await startServer(onAnyPort);
  const { answer: plans } = await server.call(listPlans, { as });
  expect(plans).toMatchObject([{ progress: { analysis_planning: 100, planning_design: 100 } }]);
  const [plan] = plans;
  const params = { planId: plan?.planId ?? "", orgId: plan?.organisationId ?? "" };
  expect((await server.call(listContacts, { as, params })).answer).toHaveLength(10);
  expect((await server.call(listRisks, { as, params })).answer).toHaveLength(26);
  expect((await server.call(listTeams, { as, params })).answer).toHaveLength(3);
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
});
