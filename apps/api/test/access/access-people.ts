import { eq } from "drizzle-orm";
import { DAY, addMs } from "../../src/platform/clock";
import { hashPassword } from "../../src/platform/password-hash";
import { openSession, registerConfirmed } from "../../src/features/accounts/public";
import { addBroker, createBrokerage, deleteBroker } from "../../src/features/brokerages/public";
import { addQuota } from "../../src/features/subscriptions/public";
import {
  organisationMembers,
  organisations,
} from "../../src/features/organisations/organisations-table";
import { PASSWORD } from "../factories/people";
import type { TestApp } from "../setup/test-app";

/** Everyone who may call an endpoint of an organisation; `anonymous` sends no token. */
export const CALLERS = [
  "owner",
  "editor",
  "viewer",
  "broker",
  "stranger",
  "otherBroker",
  "revoked",
  "anonymous",
] as const;

/** Brokers who may do exactly what another caller may: one of a sub-brokerage, and one who was removed. */
export const FURTHER_BROKERS = { subBroker: "otherBroker", removedBroker: "stranger" } as const;
export type CallerName = (typeof CALLERS)[number] | keyof typeof FURTHER_BROKERS;

/** Callers without access to the owner's organisations. */
export const OUTSIDERS = [
  "stranger",
  "otherBroker",
  "revoked",
  "anonymous",
  "subBroker",
  "removedBroker",
] as const;

export type AccessPeople = {
  /** A bearer token of a new session; undefined for `anonymous`. */
  tokenOf(caller: CallerName): Promise<string | undefined>;
  userIdOf(caller: CallerName): string;
  /** Gives the editor, viewer, revoked member and managing broker their role in the organisation. */
  join(organisationId: string): Promise<void>;
  /** Puts the organisation under the other brokerage. */
  handToOtherBroker(organisationId: string): Promise<void>;
};

/** Registers one person for each caller and two brokerages. */
export async function accessPeople(app: TestApp): Promise<AccessPeople> {
  const { services } = app;
  const { database, clock } = services;
  const ids = new Map<CallerName, string>();
  const passwordHash = await hashPassword(PASSWORD);
  const further = Object.keys(FURTHER_BROKERS) as (keyof typeof FURTHER_BROKERS)[];
  for (const caller of [...CALLERS, ...further]) {
    if (caller === "anonymous") continue;
    const email = `${caller.toLowerCase()}@access.example`;
    const person = { email, passwordHash, firstName: caller, lastName: "Person" };
    const userId = await registerConfirmed(database.query, services, person);
    if (userId) ids.set(caller, userId);
  }
  const userIdOf = (caller: CallerName) => {
    const userId = ids.get(caller);
    if (!userId) throw new Error(`There is no ${caller}.`);
    return userId;
  };
  const brokerageOf = (caller: CallerName, parentBrokerageId?: string) =>
    database.transaction(async (tx) => {
      const brokerageId = await createBrokerage(tx, services, {
        name: `Of ${caller}`,
        parentBrokerageId,
      });
      await addQuota(tx, services, brokerageId, 1_000);
      await addBroker(tx, services, brokerageId, userIdOf(caller));
      return brokerageId;
    });
  const managing = await brokerageOf("broker");
  const other = await brokerageOf("otherBroker");
  await brokerageOf("subBroker", managing);
  await database.transaction(async (tx) => {
    const brokerId = await addBroker(tx, services, managing, userIdOf("removedBroker"));
    await deleteBroker(tx, managing, brokerId);
  });
  const manage = (organisationId: string, brokerageId: string) =>
    database.query
      .update(organisations)
      .set({ brokerageId })
      .where(eq(organisations.id, organisationId));
  return {
    userIdOf,
    tokenOf: async (caller) =>
      caller === "anonymous"
        ? undefined
        : openSession(database.query, services, {
            userId: userIdOf(caller),
            isRemembered: false,
            expiresAt: addMs(clock.now(), DAY),
          }),
    join: async (organisationId) => {
      const createdAt = clock.now();
      await database.query.insert(organisationMembers).values([
        { organisationId, userId: userIdOf("editor"), role: "editor", createdAt },
        { organisationId, userId: userIdOf("viewer"), role: "viewer", createdAt },
        {
          organisationId,
          userId: userIdOf("revoked"),
          role: "owner",
          isRevoked: true,
          createdAt,
        },
      ]);
      await manage(organisationId, managing);
    },
    handToOtherBroker: async (organisationId) => {
      await manage(organisationId, other);
    },
  };
}
