import { SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/feedback/empty-state";
import styles from "../frame/page-loading.module.css";

/** Shown when the organisations or plans could not be loaded, with a retry button. */
export const WorkspaceFailed = () => {
  const client = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await client.refetchQueries({ type: "active" });
    setTrying(false);
  };
  return (
    <div className={styles.page}>
      <EmptyState
        icon="alert"
        title={SOMETHING_WENT_WRONG.message}
        action={
          <Button icon="refresh" isPending={isTrying} onPress={() => void tryAgain()}>
            Try again
          </Button>
        }
      >
        Your saved work is safe.
      </EmptyState>
    </div>
  );
};
