import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { callDeletion } from "./call-deletion";
import { callEndpoint } from "./call-endpoint";
import type { Answered, CallInput } from "./call-endpoint";
import { isGone } from "./call-error";
import type { CallError } from "./call-error";

/** Where the answer of a read stands in the query store; without `input`, all answers of the endpoint. */
export const keyOf = <E extends Endpoint>(endpoint: E, input?: CallInput<E>): readonly unknown[] =>
  input === undefined ? [endpoint.name] : [endpoint.name, input];

/** Query options of a read, for `useQuery`, `prefetchQuery` and `useSuspenseQuery` alike. */
export const reading = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions<Answered<E>, CallError>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => callEndpoint(endpoint, input, { signal }),
  });

/**
 * Reads an endpoint and keeps the answer. `null` for the input waits until there is something to ask for.
 * `isAlwaysFresh` asks again whenever the screen opens, for what many other screens change.
 * @example const risks = useRead(listRisks, planId ? { params: { planId } } : null);
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  options: { readonly isAlwaysFresh?: boolean } = {},
): UseQueryResult<Answered<E>, CallError> {
  const query =
    input === null
      ? queryOptions<Answered<E>, CallError>({
          queryKey: [endpoint.name, null],
          queryFn: () => Promise.reject(new Error("Nothing to ask for yet.")),
          enabled: false,
        })
      : reading(endpoint, input);
  return useQuery(options.isAlwaysFresh === true ? { ...query, staleTime: 0 } : query);
}

/** Refusals because the screen is out of date: the entry was deleted (404), or exists already (409). */
const isBehind = (refusal: CallError) => isGone(refusal) || refusal.status === 409;

/**
 * Changes something through an endpoint; afterwards the reads named in `refreshes` are asked again, before
 * the change counts as done, so that the screen never shows the old row beside a success message. So they
 * are where the refusal says that the screen is behind.
 */
export function useChange<E extends Endpoint>(
  endpoint: E,
  refreshes: readonly Endpoint[] = [],
): UseMutationResult<Answered<E>, CallError, CallInput<E>> {
  const refresh = useRefresh();
  return useMutation<Answered<E>, CallError, CallInput<E>>({
    mutationFn: (input) => callEndpoint(endpoint, input),
    onSuccess: () => refresh(...refreshes),
    onError: (refusal) => (isBehind(refusal) ? refresh(...refreshes) : undefined),
  });
}

/** As `useChange`, for a deletion: what has gone already counts as deleted. */
export function useDeletion<E extends Endpoint>(
  endpoint: E,
  refreshes: readonly Endpoint[],
): UseMutationResult<void, CallError, CallInput<E>> {
  const refresh = useRefresh();
  return useMutation<void, CallError, CallInput<E>>({
    mutationFn: (input) => callDeletion(endpoint, input),
    onSuccess: () => refresh(...refreshes),
  });
}

/** Asks the reads of these endpoints again, for a save that did not go through `useChange`. */
export function useRefresh(): (...reads: readonly Endpoint[]) => Promise<void> {
  const client = useQueryClient();
  return async (...reads) => {
    await Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: keyOf(read) })));
  };
}
