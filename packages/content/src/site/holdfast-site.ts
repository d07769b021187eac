const WEEKDAYS = "Monday to Friday";

/**
 * The default content of the footer and the contact page, replaced by the setting SITE_FILE. The email addresses
 * use a domain that no one can register (RFC 2606).
 */
export const HOLDFAST_SITE = {
  operator: {
    name: "Holdfast Demo Pty Ltd",
    address: "1 Example Street, Sydney NSW 2000, Australia",
    email: "hello@holdfast.example",
  },
  privacy: { name: "Privacy at Holdfast", email: "privacy@holdfast.example" },
  support: [
    {
      region: "International",
      email: "support@holdfast.example",
      phone: null,
      hours: `${WEEKDAYS}, 09:00 to 17:00 UTC`,
    },
    {
      region: "Australia",
      email: "support.au@holdfast.example",
      phone: null,
      hours: `${WEEKDAYS}, 08:30 to 17:30 in Sydney`,
    },
    {
      region: "South Africa",
      email: "support.za@holdfast.example",
      phone: null,
      hours: `${WEEKDAYS}, 08:00 to 17:00 in Johannesburg`,
    },
    {
      region: "New Zealand",
      email: "support.nz@holdfast.example",
      phone: null,
      hours: `${WEEKDAYS}, 08:30 to 17:00 in Auckland`,
    },
  ],
  social: [
    { name: "LinkedIn", address: "https://www.linkedin.com/company/holdfast-continuity" },
    { name: "Facebook", address: "https://www.facebook.com/holdfastcontinuity" },
    { name: "YouTube", address: "https://www.youtube.com/@holdfastcontinuity" },
  ],
};
