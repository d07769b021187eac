/* The specification's messages after a save, for toasts (section 4). Those of a deletion are in the contract. */
export const SAVED = "Saved successfully.";
export const CREATED = "Create successfully";
