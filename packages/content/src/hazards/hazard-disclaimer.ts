/** Shown once beside ratings and exposures; apart from the model, which is long. */
export const HAZARD_DISCLAIMER =
  "This is an indicative rating made for the industry as a whole. It does not measure your own premises, controls or claims history and is not insurance advice.";
