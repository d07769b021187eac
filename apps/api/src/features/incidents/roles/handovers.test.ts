import {
  assignIncidentAction,
  setIncidentRole,
} from "@holdfast/contract/incidents/handover-endpoints";
import { closeIncident, standDownIncident } from "@holdfast/contract/incidents/incident-endpoints";
import type { RoleInput } from "@holdfast/contract/incidents/incident-role";
import { leadOf, scribeOf } from "@holdfast/contract/incidents/role-rules";
import { beforeEach, describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { incidentSetup } from "../../../../test/factories/incident-setup";
import { signedInMember } from "../../../../test/factories/workspace";

/* Who leads, who writes, and who does which action. */

const setup = incidentSetup("handovers");
const { at, declare, logOf, read, responder } = setup;

let incidentId: string;
let mei: string;
let ben: string;
let meiEmail: string;

beforeEach(async () => {
  meiEmail = await responder(1, "Mei", "Primary");
  await responder(1, "Ben", "Alternatives");
  const { body } = await declare();
  ({ incidentId } = body);
  [mei = "", ben = ""] = body.responders.map(({ responderId }) => responderId);
});

const giveRole = (body: z.input<typeof RoleInput>, as?: string) =>
  setup.app.call(setIncidentRole, { ...at(incidentId, as), body });
const assign = async (responderId: string | null, note?: string) => {
  const actionId = (await read(incidentId)).actions[0]?.actionId ?? "";
  const params = { ...at(incidentId).params, actionId };
  const body = { responderId, note };
  return setup.app.call(assignIncidentAction, { as: setup.cafe.token, params, body });
};
const textsOf = async (kind: string) =>
  (await logOf(incidentId)).filter((entry) => entry.kind === kind).map(({ text }) => text);
const close = async () => {
  await setup.app.call(standDownIncident, at(incidentId));
  const body = { happened: "A fire", worked: "The alarm", actions: [] };
  return setup.app.call(closeIncident, { ...at(incidentId), body });
};

describe("the roles of an incident", () => {
  it("begin with the person who declared it, and are handed over with a note for the log", async () => {
    expect(leadOf(await read(incidentId)).name).toBe("Ana Silva");
    await giveRole({ role: "lead", responderId: mei, note: "I go to the hospital" });
    await giveRole({ role: "scribe", responderId: ben });
    await giveRole({ role: "scribe", responderId: ben });
    const incident = await read(incidentId);
    expect(leadOf(incident)).toMatchObject({ name: "Mei Tan", responderId: mei });
    expect(scribeOf(incident)?.name).toBe("Ben Tan");
    expect(await textsOf("role")).toEqual([
      "Lead: Mei Tan, in place of Ana Silva. Note: I go to the hospital",
      "Scribe: Ben Tan.",
    ]);
  });

  it("can be taken over by the person of the account, who may be a responder", async () => {
    const viewer = await signedInMember(setup.app, setup.cafe.organisationId, "viewer", meiEmail);
    await giveRole({ role: "lead" }, viewer);
    expect(leadOf(await read(incidentId)).responderId).toBe(mei);
    await giveRole({ role: "lead" });
    expect(leadOf(await read(incidentId))).toMatchObject({ name: "Ana Silva", responderId: null });
  });

  it("let only a person who may lead hand over Lead, and anyone hand over Scribe", async () => {
    const viewer = await signedInMember(
      setup.app,
      setup.cafe.organisationId,
      "viewer",
      `viewer${setup.owners}@handovers.example`,
    );
    expect((await giveRole({ role: "lead" }, viewer)).problem.code).toBe("not-in-a-team");
    expect((await giveRole({ role: "scribe" }, viewer)).status).toBe(200);
  });

  it("are not given to a person of another incident, nor after the closing", async () => {
    const other = (await declare()).body.responders[0]?.responderId ?? "";
    expect((await giveRole({ role: "lead", responderId: other })).status).toBe(404);
    await close();
    expect((await giveRole({ role: "scribe" })).problem.code).toBe("incident-closed");
  });
});

describe("an action", () => {
  it("is assigned, handed over with a note, and given back", async () => {
    const text = (await read(incidentId)).actions[0]?.text ?? "";
    expect((await assign(mei)).body.assignedTo).toEqual({ responderId: mei, name: "Mei Tan" });
    await assign(mei);
    await assign(ben, "The keys are in the office");
    await assign(null);
    expect((await read(incidentId)).actions[0]?.assignedTo).toBeNull();
    expect(await textsOf("action")).toEqual([
      `Assigned to Mei Tan: ${text}`,
      `Handed over from Mei Tan to Ben Tan: ${text} Note: The keys are in the office`,
      `No longer assigned to Ben Tan: ${text}`,
    ]);
  });

  it("is not assigned to a person of another incident, nor after the closing", async () => {
    const other = (await declare()).body.responders[0]?.responderId ?? "";
    expect((await assign(other)).status).toBe(404);
    await close();
    expect((await assign(mei)).problem.code).toBe("incident-closed");
  });
});
