/** Said before a plan is deleted or replaced whose entries wait to be sent. */
export const WAITING_ENTRIES =
  "Entries that you wrote without a network have not been sent. If this server was set up again since then, no one can read them without this copy.";
