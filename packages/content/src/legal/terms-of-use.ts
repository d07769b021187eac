import type { LegalText } from "./legal-text";

/** The rules for using Holdfast; the fourth agreement of registration, and the footer's terms. */
export const TERMS_OF_USE: LegalText = {
  id: "terms-of-use",
  title: "Terms of Use",
  version: "2026-11-21",
  sections: [
    {
      heading: "1. What Holdfast is",
      paragraphs: [
        "Holdfast coaches an organisation through business continuity planning and prints the result. It guides; it does not replace professional, legal or insurance advice, and it cannot promise that an organisation will come through a disruption unharmed.",
      ],
    },
    {
      heading: "2. Your account",
      paragraphs: [
        "The account is yours alone. Keep the password and the codes to yourself, give true details, and tell us if you believe that somebody else has used it.",
      ],
    },
    {
      heading: "3. Subscriptions",
      paragraphs: [
        "A plan is opened by a subscription key or promo code and runs for one year from its activation. After that it can be read and printed, and renewed at any time; changes need a valid subscription.",
      ],
    },
    {
      heading: "4. What you enter",
      paragraphs: [
        "What you enter stays yours. You allow us to store and process it to provide Holdfast to you. Enter only what you are entitled to, and nothing unlawful.",
        "If a broker or another partner manages your organisation in Holdfast, it can see and change the organisation's data.",
      ],
    },
    {
      heading: "5. Liability",
      paragraphs: [
        "Nothing in these terms takes away rights that the law does not allow to be taken away. Beyond those, we are liable only up to what was paid for the subscription in the year before.",
      ],
    },
  ],
};
