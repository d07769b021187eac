import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { deletePlan, listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Answered, CallInput } from "../../platform/call-endpoint";
import type { CallError } from "../../platform/call-error";
import { explainRefusalsWith } from "../../platform/refused-access";
import type { RefusedCall } from "../../platform/refused-access";
import { reading } from "../../platform/use-endpoint";
import { accessLost, entryRefusal, planDeleted, roleRefusal } from "./refused-access-rules";

/** Reads again, unless an answer has arrived since `sentAt` or is on its way. */
function readSince<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: CallInput<E>,
  sentAt: number,
): Promise<Answered<E>> {
  const query = reading(endpoint, input);
  const state = client.getQueryState<Answered<E>>(query.queryKey);
  const isNewer = state !== undefined && state.dataUpdatedAt >= sentAt && !state.isInvalidated;
  const newer = isNewer ? state.data : undefined;
  return newer === undefined
    ? client.fetchQuery({ ...query, staleTime: 0 })
    : Promise.resolve<Answered<E>>(newer);
}

type Worked = { readonly organisation: Organisation; readonly plans: readonly Plan[] };

const isOf = (organisation: Organisation) => (other: Organisation) =>
  other.organisationId === organisation.organisationId;

/** Finds out what a refused call means for the organisation and plans that were worked on. */
async function explain(client: QueryClient, worked: Worked, call: RefusedCall): Promise<CallError> {
  const { endpoint, params, refusal, sentAt } = call;
  const { organisation, plans } = worked;
  const last = client.getQueryData(reading(listOrganisations, {}).queryKey);
  if (last && !last.some(isOf(organisation))) return accessLost(organisation.name);
  const organisations = await readSince(client, listOrganisations, {}, sentAt);
  const now = organisations.find(isOf(organisation));
  if (!now) return accessLost(organisation.name);
  const query = { organisationId: organisation.organisationId };
  if (refusal.status === 403) {
    // The plans carry what may be done with them.
    await readSince(client, listPlans, { query }, sentAt);
    return roleRefusal(refusal, organisation, now);
  }
  const plan = plans.find(({ planId }) => planId === params["planId"]);
  // Deleting what has been deleted already is no failure.
  if (endpoint.access.scope === "plan" && plan && endpoint.name !== deletePlan.name) {
    const left = await readSince(client, listPlans, { query }, sentAt);
    if (!left.some(({ planId }) => planId === plan.planId)) return planDeleted(plan.name);
  }
  return entryRefusal(call);
}

/**
 * Explains every 403 and 404 of an organisation or plan while the frame around is shown: the person's
 * organisations, and where needed the plans, are read again once, so that the screens follow.
 */
export function useRefusedAccess(organisation: Organisation | null, plans: readonly Plan[]): void {
  const client = useQueryClient();
  const worked = useRef<Worked | null>(null);
  useLayoutEffect(() => {
    worked.current = organisation && { organisation, plans };
  }, [organisation, plans]);
  useEffect(
    () =>
      explainRefusalsWith(async (call) => {
        const { scope } = call.endpoint.access;
        const isInside = scope === "organisation" || scope === "plan";
        if (!isInside || worked.current === null) return call.refusal;
        try {
          return await explain(client, worked.current, call);
        } catch {
          // The lists cannot be read just now. What the server said first is all that is known.
          return call.refusal;
        }
      }),
    [client],
  );
}
