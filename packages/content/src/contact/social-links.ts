/** Where the product can be followed; in the footer and on the contact page (specification 'accounts' 1 and 2). */
export const SOCIAL_LINKS = [
  { name: "LinkedIn", address: "https://www.linkedin.com/company/holdfast-continuity" },
  { name: "Facebook", address: "https://www.facebook.com/holdfastcontinuity" },
  { name: "YouTube", address: "https://www.youtube.com/@holdfastcontinuity" },
] as const;
