import type { Access, Endpoint } from "@holdfast/contract/platform/endpoint";
import {
  NOT_ALLOWED,
  NOT_FOUND,
  ORGANISATION_ARCHIVED,
  PAYMENT_REQUIRED,
  SIGN_IN_REQUIRED,
} from "@holdfast/contract/platform/errors";
import type { Queryable } from "../database/database";
import { ProblemError } from "../problem-error";
import { permits, refusesArchived, refusesExpired } from "./permissions";
import type { BrokerageScope, OrganisationScope, PlanScope, Session } from "./scope";
import type { SessionContext } from "./session-context-store";

/**
 * The access checks of the features, one statement each. Each reads the session of a token and the person's scope, and
 * resolves to undefined without a valid session.
 */
export type ScopeResolvers = {
  session(db: Queryable, token: string): Promise<SessionContext<never> | undefined>;
  organisation(
    db: Queryable,
    token: string,
    organisationId?: string,
  ): Promise<SessionContext<OrganisationScope> | undefined>;
  plan(
    db: Queryable,
    token: string,
    planId?: string,
  ): Promise<SessionContext<PlanScope> | undefined>;
  brokerage(
    db: Queryable,
    token: string,
    brokerageId?: string,
  ): Promise<SessionContext<BrokerageScope> | undefined>;
};

/** The parts of a request that the access check needs. */
export type AccessRequest = {
  readonly token: string | undefined;
  readonly params: Readonly<Record<string, string>>;
};

/** What a handler receives to act with, by the scope its endpoint declares. */
export type AuthContext<A extends Access = Access> = A extends { scope: "public" }
  ? { readonly session: undefined; readonly scope: undefined }
  : A extends { scope: "organisation" }
    ? { readonly session: Session; readonly scope: OrganisationScope }
    : A extends { scope: "plan" }
      ? { readonly session: Session; readonly scope: PlanScope }
      : A extends { scope: "brokerage" }
        ? { readonly session: Session; readonly scope: BrokerageScope }
        : { readonly session: Session; readonly scope: undefined };

/**
 * Authorises a request or refuses it: 401 without a valid token, 404 for another tenant's row, 403 for a role without
 * the permission, 409 for a write in an archived organisation, 402 for a change to an expired plan. A write in an
 * organisation or plan is checked again in its transaction (`write-guard.ts`).
 */
export async function authorize(
  { access, method }: Pick<Endpoint, "access" | "method">,
  request: AccessRequest,
  resolvers: ScopeResolvers,
  db: Queryable,
): Promise<AuthContext> {
  if (access.scope === "public") return { session: undefined, scope: undefined };
  const context = await contextOf(access, request, resolvers, db);
  if (!context) throw new ProblemError(SIGN_IN_REQUIRED);
  const { session, scope } = context;
  if (access.scope === "account") return { session, scope: undefined };
  if (!scope) throw new ProblemError(NOT_FOUND);
  if (access.scope === "brokerage") return { session, scope } as AuthContext;
  const { role, isArchived } = scope as OrganisationScope;
  if (!permits(access.permission, role)) throw new ProblemError(NOT_ALLOWED);
  if (isArchived && refusesArchived(access, method !== "GET"))
    throw new ProblemError(ORGANISATION_ARCHIVED);
  if (
    access.scope === "plan" &&
    (scope as PlanScope).isExpired &&
    refusesExpired(access.permission) &&
    !(access.permission === "plan.teams" && (scope as PlanScope).areTeamsOpen)
  )
    throw new ProblemError(PAYMENT_REQUIRED);
  return { session, scope } as AuthContext;
}

function contextOf(
  access: Access,
  { token, params }: AccessRequest,
  resolvers: ScopeResolvers,
  db: Queryable,
): Promise<SessionContext<OrganisationScope | PlanScope | BrokerageScope> | undefined> {
  if (token === undefined) return Promise.resolve(undefined);
  if (access.scope === "organisation") return resolvers.organisation(db, token, params["orgId"]);
  if (access.scope === "plan") return resolvers.plan(db, token, params["planId"]);
  if (access.scope === "brokerage") return resolvers.brokerage(db, token, params["brokerageId"]);
  return resolvers.session(db, token);
}
