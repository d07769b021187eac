import { Alert } from "../../../ui/feedback/alert";

/** Says that the session has expired or was ended by the server. */
export const SessionExpiredNotice = () => (
  <Alert variant="warning">Your session has expired. Log in to continue.</Alert>
);
