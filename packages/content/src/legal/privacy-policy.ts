import type { LegalText } from "./legal-text";

/** What happens to the data of those who use Holdfast. */
export const PRIVACY_POLICY: LegalText = {
  id: "privacy-policy",
  title: "Privacy Policy",
  version: "2026-11-21",
  sections: [
    {
      heading: "What we collect",
      paragraphs: [
        "Your name, e-mail address and, if you give it, your telephone number and picture; what you enter into plans; and a record of sign-ins and important changes, which protects you and your organisation.",
        "We count page views by page and day, without anything that points to a person. We set no advertising cookies.",
      ],
    },
    {
      heading: "What we use it for",
      paragraphs: [
        "To provide Holdfast to you and your organisation, to send you codes and the messages you ask for, and to keep the service safe.",
      ],
    },
    {
      heading: "Who sees it",
      paragraphs: [
        "The members of your organisation, as far as their role allows, and the broker that manages it. Nobody else, unless a law requires it of us.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        "You may see, correct and delete your data, and take it with you. Write to us with a question or a complaint: you have our answer within 10 working days. You may also turn to the privacy authority of your country.",
      ],
    },
  ],
};
