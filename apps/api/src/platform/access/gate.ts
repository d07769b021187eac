import type { Access, Endpoint } from "@holdfast/contract/platform/endpoint";
import {
  NOT_ALLOWED,
  NOT_FOUND,
  ORGANISATION_ARCHIVED,
  PAYMENT_REQUIRED,
  SIGN_IN_REQUIRED,
} from "@holdfast/contract/platform/errors";
import { Refusal } from "../refusal";
import type { BrokerageScope, OrganisationScope, PlanScope, Session } from "./scope";
import { permits, refusesExpired } from "./permissions";
import { refusesArchived } from "./write-guard";

/** What the gate asks the rooms: each finds a row only where this person has a part in it. */
export type GateKeepers = {
  sessionByToken(token: string): Promise<Session | undefined>;
  organisationFor(session: Session, organisationId: string): Promise<OrganisationScope | undefined>;
  planFor(session: Session, planId: string): Promise<PlanScope | undefined>;
  brokerageFor(session: Session, brokerageId: string): Promise<BrokerageScope | undefined>;
};

/** What a handler is given to act with, by the scope its endpoint declares. */
export type Passage<A extends Access = Access> = A extends { scope: "public" }
  ? { readonly session: undefined; readonly scope: undefined }
  : A extends { scope: "organisation" }
    ? { readonly session: Session; readonly scope: OrganisationScope }
    : A extends { scope: "plan" }
      ? { readonly session: Session; readonly scope: PlanScope }
      : A extends { scope: "brokerage" }
        ? { readonly session: Session; readonly scope: BrokerageScope }
        : { readonly session: Session; readonly scope: undefined };

/**
 * Lets a request pass or refuses it: 401 without a valid token, 404 for a row of another tenant,
 * 403 for a role that may not, 409 for a write in an archived organisation, 402 for a change to an expired
 * plan. A write in an organisation or plan checks all but the token once more in its transaction
 * (`write-guard.ts`).
 */
export async function passGate(
  { access, method }: Pick<Endpoint, "access" | "method">,
  token: string | undefined,
  params: Readonly<Record<string, string>>,
  keepers: GateKeepers,
): Promise<Passage> {
  if (access.scope === "public") return { session: undefined, scope: undefined };
  const session = token ? await keepers.sessionByToken(token) : undefined;
  if (!session) throw new Refusal(SIGN_IN_REQUIRED);
  if (access.scope === "account") return { session, scope: undefined };
  if (access.scope === "brokerage") {
    const scope = await keepers.brokerageFor(session, params["brokerageId"] ?? "");
    if (!scope) throw new Refusal(NOT_FOUND);
    return { session, scope };
  }
  const scope =
    access.scope === "organisation"
      ? await keepers.organisationFor(session, params["orgId"] ?? "")
      : await keepers.planFor(session, params["planId"] ?? "");
  if (!scope) throw new Refusal(NOT_FOUND);
  if (!permits(access.permission, scope.role)) throw new Refusal(NOT_ALLOWED);
  if (scope.isArchived && refusesArchived(access, method !== "GET"))
    throw new Refusal(ORGANISATION_ARCHIVED);
  if ("planId" in scope && access.scope === "plan") {
    if ((scope as PlanScope).isExpired && refusesExpired(access.permission))
      throw new Refusal(PAYMENT_REQUIRED);
  }
  return { session, scope } as Passage;
}

/** A call that was let in less than this ago (ms) has not waited. */
const SOON = 1_000;

/**
 * Lets a call pass that waited since the gate: for its body, or for its turns. A write looks its session up
 * again (401); a call that has waited more than a second repeats the whole access check.
 * @param since how long ago the call passed (ms)
 */
export async function passAgain(
  endpoint: Pick<Endpoint, "access" | "method">,
  token: string | undefined,
  params: Readonly<Record<string, string>>,
  keepers: GateKeepers,
  { passage, since }: { readonly passage: Passage; readonly since: number },
): Promise<Passage> {
  if (endpoint.access.scope === "public") return passage;
  if (since > SOON) return passGate(endpoint, token, params, keepers);
  if (endpoint.method === "GET") return passage;
  if (!token || !(await keepers.sessionByToken(token))) throw new Refusal(SIGN_IN_REQUIRED);
  return passage;
}
