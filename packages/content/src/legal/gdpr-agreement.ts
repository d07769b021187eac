import type { LegalText } from "./legal-text";

/** The data processing agreement, first of the four that registration asks for. */
export const GDPR_AGREEMENT: LegalText = {
  id: "gdpr-agreement",
  title: "GDPR Agreement",
  version: "2026-11-21",
  sections: [
    {
      heading: "1. What this agreement covers",
      paragraphs: [
        "You enter personal data of other people into Holdfast: names, roles and ways to reach them, so that a continuity plan can be carried out. For this data your organisation is the controller, and we are its processor.",
        "This agreement says what we may do with it. Schedule 1 describes the processing; Schedule 2 holds the contractual clauses for transfers between countries, with their appendices.",
      ],
    },
    {
      heading: "2. What we do, and do not do",
      paragraphs: [
        "We process the data only on your organisation's documented instructions, which are given by using Holdfast, and only to provide it. We do not sell it, and we do not use it for advertising.",
        "Everybody who can reach the data is bound to confidentiality. We keep the data of each organisation apart from all others, and we keep technical and organisational measures in force that fit the risk.",
      ],
    },
    {
      heading: "3. Helping you",
      paragraphs: [
        "If a person asks to see, correct, move or delete their data, we help you answer. If data is lost or disclosed, we tell you without undue delay and give you what you need for your own notices.",
        "We show on request how this agreement is kept. An audit on site can take place at most once a year, announced in good time.",
      ],
    },
    {
      heading: "4. Others who process for us",
      paragraphs: [
        "We engage another processor only under the same duties, and we answer for it as for ourselves. You are told before one is added or replaced, and may object.",
      ],
    },
    {
      heading: "5. When it ends",
      paragraphs: [
        "The agreement lasts as long as we process data for you. Within 12 months of its end we delete the data or return it to you, as you choose, unless a law requires us to keep it.",
      ],
    },
  ],
};
