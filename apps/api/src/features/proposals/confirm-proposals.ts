import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import {
  confirmPlanProposals as planEndpoint,
  confirmProposals as organisationEndpoint,
} from "@holdfast/contract/proposals/proposal-endpoints";
import type { ProposalKind } from "@holdfast/contract/proposals/proposal";
import type { OrganisationScope } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Transaction } from "../../platform/database/database";
import { type Origin, route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { touchPlan, touchPlanRisks } from "../plans/public";
import { deleteProposals } from "./proposals-store";

type Confirmed = {
  readonly scope: OrganisationScope;
  /** Null for records of the organisation. */
  readonly planId: string | null;
  readonly body: { readonly kind: ProposalKind; readonly recordIds: readonly string[] };
  readonly origin: Origin;
};

/** @throws ProblemError 404 if one of the records is not proposed here */
async function confirm(
  tx: Transaction,
  services: Services,
  { scope, planId, body: { kind, recordIds }, origin }: Confirmed,
) {
  const requested = [...new Set(recordIds)];
  const removed = await deleteProposals(tx, scope, planId, { kind, recordIds: requested });
  if (removed < requested.length) throw new ProblemError(NOT_FOUND);
  await recordEvent(tx, services, {
    action: "proposals.confirmed",
    actorUserId: scope.userId,
    organisationId: scope.organisationId,
    ...(planId === null ? {} : { subject: planId }),
    detail: { kind, count: removed, recordIds: requested.join(" ") },
    address: origin.address,
  });
}

export const confirmProposals = route(
  organisationEndpoint,
  async ({ scope, body, origin }, services) => {
    await services.database.transaction((tx) =>
      confirm(tx, services, { scope, planId: null, body, origin }),
    );
  },
);

export const confirmPlanProposals = route(
  planEndpoint,
  async ({ scope, body, origin }, services) => {
    const touch = body.kind === "risk" ? touchPlanRisks : touchPlan;
    await services.database.transaction(async (tx) => {
      await touch(tx, scope, services.clock.now());
      await confirm(tx, services, { scope, planId: scope.planId, body, origin });
    });
  },
);
