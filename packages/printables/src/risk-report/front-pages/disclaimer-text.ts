/** The page after the cover: what the figures of the report mean, and what they don't. */
export const DISCLAIMER: readonly string[] = [
  "This report is based on what the business named on the cover recorded about its risks. The likelihoods, loss values and decisions in it are that business's estimates and choices. They have not been audited, and no premises were inspected.",
  "Annualised values and ratings are calculated from those estimates by the methods stated under Scope. Use them to compare risks with each other. They do not forecast when a loss will happen or how large it will be.",
  "The report is not an insurance policy, a valuation or a quotation. Only the policy itself sets what it covers, how much it pays and on what conditions. Sums insured should be confirmed by a current valuation before cover is arranged or renewed.",
  "Nothing in this report replaces advice from an insurance, legal, financial or engineering adviser who knows the circumstances of the business.",
  "The report states the position on its date of issue. Changes to premises, stock, turnover, staff, suppliers or contracts after that date are not reflected in it.",
  "To the extent permitted by law, the suppliers of the software and the wording of this report accept no liability for loss that arises from its use or from an omission in it.",
  "The report contains confidential information about the business. It is issued for the business and its insurance advisers, and must not be given to others without the consent of the business.",
];
