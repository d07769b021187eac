/** A sheet in twentieths of a point, as Word counts. */
export const A4 = { width: 11_906, height: 16_838 };
export const MARGIN = 1_134;
export const TEXT_WIDTH = A4.width - 2 * MARGIN;
