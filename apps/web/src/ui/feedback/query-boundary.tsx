import type { ReactNode } from "react";
import { ReadFailed } from "./read-failed";

/** What a read of the server answers to its screen (`platform/use-endpoint`). */
type Read<Data> = {
  readonly data: Data | undefined;
  readonly error: { readonly message: string } | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

type DataOf<Reads extends readonly Read<unknown>[]> = {
  -readonly [Place in keyof Reads]: Exclude<Reads[Place]["data"], undefined>;
};

type LoadedProps<Reads extends readonly Read<unknown>[]> = {
  /** All that the content needs, in the order in which it takes it. */
  readonly reads: Reads;
  /** Holds the place meanwhile, at the final size. */
  readonly loading: ReactNode;
  readonly children: (...data: DataOf<Reads>) => ReactNode;
};

/**
 * Draws what it holds once all of its reads have answered; before that their place, and where one has
 * failed, why and 'Try again'. What was read before stays in sight while it is asked again.
 * @example <QueryBoundary reads={[risks, categories]} loading={<Skeleton />}>{(risks, categories) => …}</QueryBoundary>
 */
export const QueryBoundary = <const Reads extends readonly Read<unknown>[]>(
  props: LoadedProps<Reads>,
) => {
  const missing = props.reads.filter(({ data }) => data === undefined);
  const failed = missing.find(({ error }) => error !== null);
  if (failed) return <ReadFailed of={failed} />;
  if (missing.length > 0) return props.loading;
  // Every read has just been seen to have its data.
  return props.children(...(props.reads.map(({ data }) => data) as unknown as DataOf<Reads>));
};
