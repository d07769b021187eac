/** Returns the class of an appendix's section; one that follows begins where the one before it ends. */
export const appendixClass = (follows: boolean, isFirst = false) =>
  ["hf-sheet hf-appendix", follows ? "hf-sheet--follows" : "", isFirst ? "hf-opens-right" : ""]
    .filter((name) => name !== "")
    .join(" ");

/** Short lists are padded to this many rows, so that names can be added by hand on the day. */
export const APPENDIX_ROWS = 14;
