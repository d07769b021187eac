import { Alert } from "./alert";
import { Button } from "../buttons/button";

type ReadFailedProps = {
  /** The failed query, as returned by `useRead`. */
  readonly query: {
    readonly error: { readonly message: string } | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
};

/** Shown in place of data that could not be loaded: the reason and a button to retry. */
export const ReadFailed = ({ query }: ReadFailedProps) => (
  <Alert
    variant="problem"
    title={query.error?.message ?? "We couldn’t load this."}
    actions={
      <Button
        size="small"
        icon="refresh"
        isPending={query.isFetching}
        onPress={() => void query.refetch()}
      >
        Try again
      </Button>
    }
  >
    Your saved work is safe.
  </Alert>
);
