import { Alert } from "./alert";
import { Button } from "../buttons/button";

type ReadFailedProps = {
  /** The reading that failed, as `useRead` gives it. */
  readonly of: {
    readonly error: { readonly message: string } | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
};

/** In place of what could not be read: why, and a way to try again. */
export const ReadFailed = ({ of }: ReadFailedProps) => (
  <Alert
    kind="problem"
    title={of.error?.message ?? "This could not be read."}
    actions={
      <Button
        size="small"
        icon="refresh"
        isPending={of.isFetching}
        onPress={() => void of.refetch()}
      >
        Try again
      </Button>
    }
  >
    Your saved work is safe.
  </Alert>
);
