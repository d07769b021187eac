/** Required by ANZSIC's licence on each screen that lists industries; in its own file, since the list is large. */
export const INDUSTRIES_ATTRIBUTION =
  "Based on ANZSIC 2006 (Rev. 2.0), Australian Bureau of Statistics and Stats NZ";
