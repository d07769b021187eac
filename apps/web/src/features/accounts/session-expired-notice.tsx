import { Alert } from "../../ui/feedback/alert";

/** Says why the person is no longer signed in: the session has expired, or the server has ended it. */
export const SessionExpiredNotice = () => (
  <Alert kind="warning">Your session has expired. Log in to continue.</Alert>
);
