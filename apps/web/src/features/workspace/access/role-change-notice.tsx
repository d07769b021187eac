import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { Alert } from "../../../ui/feedback/alert";
import { Button } from "../../../ui/buttons/button";
import styles from "./workspace-notice.module.css";

/** What each new role means for the user's work. */
const MEANING: Readonly<Record<string, string>> = {
  owner: "You can now change everything and manage users.",
  editor: "You can change plans and lists. You cannot delete plans or manage users.",
  viewer: "You can read and print plans. You cannot make changes.",
};

type RoleChangeNoticeProps = {
  readonly organisation: Organisation;
  /** The previous role. */
  readonly from: string;
  readonly onDismiss: () => void;
};

/** Says that the user's role in the current organisation has changed while it was open. */
export const RoleChangeNotice = ({ organisation, from, onDismiss }: RoleChangeNoticeProps) => {
  const { name, roleName } = organisation;
  const dismiss = () => {
    onDismiss();
    // The focused button is removed with the notice.
    document.querySelector("main")?.focus();
  };
  return (
    <div className={styles.notice}>
      <Alert
        variant="warning"
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
