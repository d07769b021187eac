/** Short lists are padded to this many rows, so that names can be added by hand on the day. */
export const APPENDIX_ROWS = 14;
