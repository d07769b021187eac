import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { storeImage } from "../factories/stored-image";
import type { AccessPeople } from "./access-people";
import type { TestApp } from "../setup/test-app";
import { CAFE, freshKey } from "../factories/workspace";
import { callerOf } from "../../src/demo/caller";
import { first, type IdName, type Making, MAKERS } from "./access-rows";

/** An organisation with a plan; its rows come into being when their id is taken first. */
export type World = Omit<Making, "app" | "call" | "inOrganisation" | "inPlan"> & {
  /** The name of a new picture's file. */
  newImage(): Promise<string>;
};

let worlds = 0;

/** A new organisation of the token's person, with a plan for Head Office and an MTPD. */
export async function accessWorld(app: TestApp, token: string): Promise<World> {
  worlds += 1;
  const mark = `Secret${worlds}Of${process.pid}`;
  const call = callerOf(app.server, token);
  const { organisationId, branches } = await call(createOrganisation, {
    body: { ...CAFE, name: mark, legalName: mark },
  });
  const headOfficeId = first(branches).branchId;
  const { planId } = await call(createPlan, {
    body: {
      name: mark,
      branchId: headOfficeId,
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
    },
  });
  await call(setMtpd, { params: { planId }, body: { mtpdId: 9 } });
  await app.outbox.drain();
  const taken = new Map<IdName, Promise<string>>();
  const making: Making = {
    app,
    organisationId,
    headOfficeId,
    planId,
    mark,
    call,
    inOrganisation: { orgId: organisationId },
    inPlan: { planId },
    take: (name) => {
      const earlier = taken.get(name);
      if (earlier) return earlier;
      const made = MAKERS[name](making);
      taken.set(name, made);
      return made;
    },
  };
  const { take } = making;
  const newImage = () => storeImage(app);
  return { organisationId, headOfficeId, planId, mark, take, newImage };
}

/** A new organisation of the owner's with all its people. */
export async function peopledWorld(app: TestApp, people: AccessPeople): Promise<World> {
  const world = await accessWorld(app, (await people.tokenOf("owner")) ?? "");
  await people.join(world.organisationId);
  return world;
}
