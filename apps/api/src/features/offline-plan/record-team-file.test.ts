import { listHistory } from "@holdfast/contract/history/history-endpoints";
import { recordTeamFile } from "@holdfast/contract/offline-plan/record-team-file";
import { expect, it } from "vitest";
import { incidentSetup } from "../../../test/factories/incident-setup";
import { expirePlan, signedInMember } from "../../../test/factories/workspace";

const setup = incidentSetup("team-file");

const save = (as = setup.cafe.token, teamTypeId = 1) =>
  setup.app.call(recordTeamFile, { ...setup.inPlan(as), body: { teamTypeId } });

it("records in the history who saved which team's file, including viewers", async () => {
  const { organisationId } = setup.cafe;
  const email = `viewer${setup.owners}@team-file.example`;
  const viewer = await signedInMember(setup.app, organisationId, "viewer", email);
  expect((await save(viewer, 2)).status).toBe(204);
  const { body } = await setup.app.call(listHistory, {
    as: setup.cafe.token,
    params: { orgId: organisationId },
  });
  expect(body.map(({ text }) => text)).toContain(
    "Saved the encrypted file of the IT Recovery Team.",
  );
});

it("refuses an unknown team and an expired plan", async () => {
  expect((await save(setup.cafe.token, 4)).status).toBe(400);
  await expirePlan(setup.app, setup.cafe.planId);
  expect((await save()).status).toBe(402);
});
