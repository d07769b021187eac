import type { ReactNode } from "react";
import { messageOf } from "../platform/call-error";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

/** What a read of the server answers to its screen (`platform/use-endpoint`). */
type Read<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
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
 * @example <Loaded reads={[risks, categories]} loading={<Skeleton />}>{(risks, categories) => …}</Loaded>
 */
export const Loaded = <const Reads extends readonly Read<unknown>[]>(props: LoadedProps<Reads>) => {
  const missing = props.reads.filter(({ data }) => data === undefined);
  const failed = missing.filter(({ error }) => error !== null);
  if (failed[0]) {
    return (
      <EmptyState
        icon="alert"
        title={messageOf(failed[0].error)}
        action={
          <Button icon="refresh" onPress={() => failed.forEach(({ refetch }) => void refetch())}>
            Try again
          </Button>
        }
      >
        Nothing is lost: what was saved is on the server.
      </EmptyState>
    );
  }
  if (missing.length > 0) return props.loading;
  // Every read has just been seen to have its data.
  return props.children(...(props.reads.map(({ data }) => data) as unknown as DataOf<Reads>));
};
