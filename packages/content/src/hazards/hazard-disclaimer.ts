/** Shown once next to ratings and exposures; in its own file, since the model is large. */
export const HAZARD_DISCLAIMER =
  "This is an indicative rating made for the industry as a whole. It does not measure your own premises, controls or claims history and is not insurance advice.";
