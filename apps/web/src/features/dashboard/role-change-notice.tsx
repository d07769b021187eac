import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { Alert } from "../../ui/feedback/alert";
import { Button } from "../../ui/buttons/button";
import styles from "./workspace-notice.module.css";

/** What a new role means for what the person was doing. */
const MEANING: Readonly<Record<string, string>> = {
  owner: "You can now change everything and manage users.",
  editor: "You can change plans and lists. You cannot delete plans or manage users.",
  viewer: "You can read and print plans. You cannot make changes.",
};

type RoleChangeNoticeProps = {
  readonly organisation: Organisation;
  /** The role before. */
  readonly from: string;
  readonly onDismiss: () => void;
};

/** Says that the person's role in the current organisation has changed while it was open. */
export const RoleChangeNotice = ({ organisation, from, onDismiss }: RoleChangeNoticeProps) => {
  const { name, roleName } = organisation;
  const dismiss = () => {
    onDismiss();
    // The button that had the focus is removed.
    document.querySelector("main")?.focus();
  };
  return (
    <div className={styles.notice}>
      <Alert
        kind="warning"
        title={`Your role in ${name} has changed from ${from} to ${roleName}`}
        actions={
          <Button size="small" onPress={dismiss}>
            Dismiss
          </Button>
        }
      >
        {MEANING[roleName]}
      </Alert>
    </div>
  );
};
