import { useCallback } from "react";
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { callDeletion } from "./call-deletion";
import { callEndpoint } from "./call-endpoint";
import type { ClientResponse, CallInput } from "./call-endpoint";
import { isGone } from "./call-error";
import type { CallError } from "./call-error";
import { useWithoutHeld } from "./held-deletions";

/** Returns the query key of a read; without `input`, the key of all reads of the endpoint. */
export const queryKey = <E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
): readonly unknown[] => (input === undefined ? [endpoint.name] : [endpoint.name, input]);

/** Returns the query options of a read, for `useQuery`, `prefetchQuery` and `useSuspenseQuery`. */
export const endpointQuery = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions<ClientResponse<E>, CallError>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => callEndpoint(endpoint, input, { signal }),
  });

/**
 * Queries an endpoint. A `null` input disables the query. `isAlwaysFresh` refetches whenever the screen opens, for data
 * that many other screens change; `refreshEvery` also every so often while it is open (ms). With `keepsPrevious`, what the
 * input before led to is shown until there is an answer to a new one. A list lacks the rows of a deletion that can still
 * be undone.
 * @example const risks = useRead(listRisks, planId ? { params: { planId } } : null);
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  options: {
    readonly isAlwaysFresh?: boolean;
    readonly refreshEvery?: number;
    readonly keepsPrevious?: boolean;
  } = {},
): UseQueryResult<ClientResponse<E>, CallError> {
  const query =
    input === null
      ? queryOptions<ClientResponse<E>, CallError>({
          queryKey: [endpoint.name, null],
          queryFn: () => Promise.reject(new Error("This query has no input yet.")),
          enabled: false,
        })
      : endpointQuery(endpoint, input);
  const { isAlwaysFresh, refreshEvery, keepsPrevious } = options;
  const select = useWithoutHeld<ClientResponse<E>>(endpoint);
  return useQuery({
    ...query,
    ...(select && { select }),
    ...(isAlwaysFresh === true ? { staleTime: 0 } : {}),
    ...(keepsPrevious === true ? { placeholderData: keepPreviousData } : {}),
    ...(refreshEvery === undefined ? {} : { refetchInterval: refreshEvery }),
  });
}

/** Whether a refusal means that the screen is stale: the entry was deleted (404), or exists already (409). */
const isBehind = (refusal: CallError) => isGone(refusal) || refusal.status === 409;

/**
 * A mutation through an endpoint. Refetches `refreshes` before the mutation resolves, so that the screen never shows
 * the old row with a success message; and `staleReads` after a 404 or 409, because the screen is then stale: by default
 * the same, and also the list if a save changes that in the cache (`useCachedRows`).
 */
export function useChange<E extends Endpoint>(
  endpoint: E,
  refreshes: readonly Endpoint[] = [],
  staleReads = refreshes,
): UseMutationResult<ClientResponse<E>, CallError, CallInput<E>> {
  const refresh = useRefresh();
  return useMutation<ClientResponse<E>, CallError, CallInput<E>>({
    mutationFn: (input) => callEndpoint(endpoint, input),
    onSuccess: () => refresh(...refreshes),
    onError: (refusal) => (isBehind(refusal) ? refresh(...staleReads) : undefined),
  });
}

/** Like `useChange`, for a deletion: an entry that no longer exists counts as deleted. */
export function useDeletion<E extends Endpoint>(
  endpoint: E,
  refreshes: readonly Endpoint[] = [],
): UseMutationResult<void, CallError, CallInput<E>> {
  const refresh = useRefresh();
  return useMutation<void, CallError, CallInput<E>>({
    mutationFn: (input) => callDeletion(endpoint, input),
    onSuccess: () => refresh(...refreshes),
  });
}

/** Returns a function, always the same, that refetches the reads of the given endpoints, after a save without `useChange`. */
export function useRefresh(): (...reads: readonly Endpoint[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...reads) => {
      const refetched = reads.map((read) => client.invalidateQueries({ queryKey: queryKey(read) }));
      await Promise.all(refetched);
    },
    [client],
  );
}
