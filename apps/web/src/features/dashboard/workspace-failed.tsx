import { SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import styles from "./page-loading.module.css";

/** When the organisations or plans could not be read: says so, and offers to try again. */
export const WorkspaceFailed = () => {
  const client = useQueryClient();
  return (
    <div className={styles.page}>
      <EmptyState
        icon="alert"
        title={SOMETHING_WENT_WRONG.message}
        action={
          <Button icon="refresh" onPress={() => void client.refetchQueries({ type: "active" })}>
            Try again
          </Button>
        }
      >
        Your saved work is safe.
      </EmptyState>
    </div>
  );
};
