import type { User } from "@holdfast/contract/accounts/user";
import { Alert } from "../../ui/feedback/alert";
import styles from "./account-page.module.css";

type SignedInNoticeProps = {
  readonly person: User;
  /** What going on means for that session. */
  readonly consequence: string;
};

/** The letter is for one person, and somebody is signed in here: who, and what that means. */
export const SignedInNotice = ({ person, consequence }: SignedInNoticeProps) => (
  <div className={styles.notice}>
    <Alert kind="note">
      You are signed in as <strong>{person.email}</strong> in this browser. {consequence}
    </Alert>
  </div>
);
