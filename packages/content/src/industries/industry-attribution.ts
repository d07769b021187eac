/** What ANZSIC's licence asks for; shown wherever industries are listed. Apart from the list, which is long. */
export const INDUSTRIES_ATTRIBUTION =
  "Based on ANZSIC 2006 (Rev. 2.0), Australian Bureau of Statistics and Stats NZ";
