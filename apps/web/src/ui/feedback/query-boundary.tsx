import { useDeferredValue } from "react";
import type { ReactNode } from "react";
import { ReadFailed } from "./read-failed";

/** The part of a query result that is used here (`platform/use-endpoint`). */
type Read<Data> = {
  readonly data: Data | undefined;
  readonly error: { readonly message: string } | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

type DataOf<Reads extends readonly Read<unknown>[]> = {
  -readonly [Index in keyof Reads]: Exclude<Reads[Index]["data"], undefined>;
};

type QueryBoundaryProps<Reads extends readonly Read<unknown>[]> = {
  /** The queries that the content needs, in the order of its arguments. */
  readonly queries: Reads;
  /** Shown while the data loads, at the size of the content. */
  readonly loading: ReactNode;
  readonly children: (...data: DataOf<Reads>) => ReactNode;
};

/**
 * Renders its children once all queries have data; `loading` until then, or the error and 'Try again' if a query
 * failed. Earlier data remains visible during a refetch.
 * @example <QueryBoundary queries={[risks, categories]} loading={<Skeleton />}>{(risks, categories) => …}</QueryBoundary>
 */
export const QueryBoundary = <const Reads extends readonly Read<unknown>[]>(
  props: QueryBoundaryProps<Reads>,
) => {
  const missing = props.queries.filter(({ data }) => data === undefined);
  const failed = missing.find(({ error }) => error !== null);
  // Deferred, so that the first rendering of long content does not block the page in one piece.
  const isReady = useDeferredValue(missing.length === 0);
  if (failed) return <ReadFailed query={failed} />;
  if (missing.length > 0 || !isReady) return props.loading;
  // Every query has data at this point.
  return props.children(...(props.queries.map(({ data }) => data) as unknown as DataOf<Reads>));
};
