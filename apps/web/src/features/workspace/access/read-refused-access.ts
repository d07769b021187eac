import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { deletePlan, listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import type { QueryClient } from "@tanstack/react-query";
import type { ClientResponse, CallInput } from "../../../platform/api/call-endpoint";
import type { CallError } from "../../../platform/api/call-error";
import type { RefusedCall } from "../../../platform/api/refused-access";
import { endpointQuery } from "../../../platform/api/use-endpoint";
import { accessLost, entryRefusal, planDeleted, roleRefusal } from "./refused-access-rules";

/** Refetches, unless a response has arrived since `refusedAt` or a request is running. */
function readSince<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: CallInput<E>,
  refusedAt: number,
): Promise<ClientResponse<E>> {
  const query = endpointQuery(endpoint, input);
  const state = client.getQueryState<ClientResponse<E>>(query.queryKey);
  const isNewer = state !== undefined && state.dataUpdatedAt >= refusedAt && !state.isInvalidated;
  const newer = isNewer ? state.data : undefined;
  return newer === undefined
    ? client.fetchQuery({ ...query, staleTime: 0 })
    : Promise.resolve<ClientResponse<E>>(newer);
}

/** The organisation of the call, and its plan if it has one, as the workspace last showed them. */
type Shown = { readonly organisation: Organisation; readonly plan: Plan | undefined };

const isOf = (organisation: Organisation) => (other: Organisation) =>
  other.organisationId === organisation.organisationId;

/** Determines what a rejected call means for its organisation and plan. */
export async function readRefusedAccess(
  client: QueryClient,
  { organisation, plan }: Shown,
  call: RefusedCall,
): Promise<CallError> {
  const { endpoint, refusal, refusedAt } = call;
  const last = client.getQueryData(endpointQuery(listOrganisations, {}).queryKey);
  if (last && !last.some(isOf(organisation))) return accessLost(organisation.name);
  const organisations = await readSince(client, listOrganisations, {}, refusedAt);
  const now = organisations.find(isOf(organisation));
  if (!now) return accessLost(organisation.name);
  const query = { organisationId: organisation.organisationId };
  if (refusal.status === 403) {
    // The plans include their permissions.
    await readSince(client, listPlans, { query }, refusedAt);
    return roleRefusal(refusal, organisation, now);
  }
  // Deleting something that is already deleted is not a failure.
  if (plan && endpoint.name !== deletePlan.name) {
    const left = await readSince(client, listPlans, { query }, refusedAt);
    if (!left.some(({ planId }) => planId === plan.planId)) return planDeleted(plan.name);
  }
  return entryRefusal(call);
}
