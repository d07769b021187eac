import { renewClientPlan as endpoint } from "@holdfast/contract/clients/client-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { lockPlansOf } from "../../platform/database/sql/row-locks-store";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { issueQuotaKey } from "../subscriptions/public";
import { lockForWrite, organisationFor } from "../organisations/public";
import { extendPlan } from "../plans/public";
import { organisationOfClientPlan, readClient } from "./clients-store";

/** Renews a client's plan with a new key of the quota, all or nothing. */
export const renewClientPlan = route(endpoint, ({ scope, params: { planId }, origin }, services) =>
  services.database.transaction(async (tx) => {
    const { address } = origin;
    const organisationId = await organisationOfClientPlan(tx, scope, planId);
    if (!organisationId) throw new ProblemError(NOT_FOUND);
    const of = { organisationId, userId: scope.userId };
    await lockForWrite(tx, of, "organisation.change");
    const { key } = await issueQuotaKey(tx, services, { scope, address });
    await lockPlansOf(tx, of);
    const organisation = await organisationFor(tx, of, organisationId);
    if (!organisation) throw new ProblemError(NOT_FOUND);
    await extendPlan(tx, services, { scope: organisation, planId, key, address });
    const client = await readClient(tx, scope, services.clock.now(), organisationId);
    if (!client) throw new ProblemError(NOT_FOUND);
    return client;
  }),
);
