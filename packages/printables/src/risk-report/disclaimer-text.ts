/** The page behind the cover: what the figures of the report are and what they are not. */
export const DISCLAIMER: readonly string[] = [
  "This report was made from what the business named on its cover recorded about its own risks. The likelihoods, loss values and decisions in it are that business's estimates and choices. They have not been audited, and no premises were inspected for it.",
  "Annualised values and ratings are calculated from those estimates by the methods stated under Scope. They allow risks to be compared with each other. They do not forecast when a loss will happen or how large it will be.",
  "The report is not an insurance policy, a valuation or a quotation. What a policy covers, how much it pays and on what conditions is set by the policy alone. Sums insured should be confirmed by a current valuation before cover is arranged or renewed.",
  "Nothing in this report takes the place of advice from an insurance, legal, financial or engineering adviser who knows the circumstances of the business.",
  "The report states the position on its date of issue. Changes to premises, stock, turnover, staff, suppliers or contracts after that date are not reflected in it.",
  "To the extent the law allows, those who supplied the software and the wording from which this report was made accept no liability for loss that arises from its use or from an omission in it.",
  "The report holds confidential information of the business. It is issued for the business and for those who advise it on its insurance, and is not to be given to others without the consent of the business.",
];
