import type { User } from "@holdfast/contract/accounts/user";
import { Alert } from "../../../ui/feedback/alert";
import styles from "../email-links/account-page.module.css";

type SignedInNoticeProps = {
  readonly person: User;
  /** What continuing means for that session. */
  readonly consequence: string;
};

/** Says who is signed in here when the email may be for someone else, and what continuing means. */
export const SignedInNotice = ({ person, consequence }: SignedInNoticeProps) => (
  <div className={styles.notice}>
    <Alert variant="note">
      You are logged in as <strong>{person.email}</strong> in this browser. {consequence}
    </Alert>
  </div>
);
