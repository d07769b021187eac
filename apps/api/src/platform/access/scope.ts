/*
 * The branded scopes. The access stores (`*-access-store.ts`) create them in the statement that checks the person's
 * access. A store that reads or writes a tenant's rows takes a scope and nothing else, so an id from a request never
 * reaches the SQL on its own.
 */
declare const brand: unique symbol;

export type OrganisationRole = "owner" | "editor" | "viewer" | "broker";

export type OrganisationScope = {
  readonly [brand]: "organisation";
  readonly organisationId: string;
  readonly userId: string;
  readonly role: OrganisationRole;
  /** Archived: readable, not writable. */
  readonly isArchived: boolean;
};

/** Also the scope of the plan's organisation. */
export type PlanScope = OrganisationScope & {
  readonly planId: string;
  readonly branchId: string;
  /** ISO 4217 code of the plan's currency. */
  readonly currencyCode: string;
  readonly mtpdId: number | null;
  /** Expired, or its key revoked: readable (teams excepted), not writable. */
  readonly isExpired: boolean;
  /** An incident has opened the teams of an expired plan. */
  readonly areTeamsOpen: boolean;
  /** Changes with every change to the plan, to its content or to what it shows of its organisation. */
  readonly contentVersion: string;
};

export type BrokerageScope = {
  readonly [brand]: "brokerage";
  readonly brokerageId: string;
  readonly brokerId: string;
  readonly userId: string;
};

/** The person behind the bearer token. */
export type Session = {
  readonly sessionId: string;
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
};

/** Only for the access stores (`*-access-store.ts`), and for creating an organisation. */
export const createOrganisationScope = (facts: Omit<OrganisationScope, typeof brand>) =>
  facts as OrganisationScope;
export const createPlanScope = (facts: Omit<PlanScope, typeof brand>) => facts as PlanScope;
export const createBrokerageScope = (facts: Omit<BrokerageScope, typeof brand>) =>
  facts as BrokerageScope;
