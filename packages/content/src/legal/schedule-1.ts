import type { LegalText } from "./legal-text";

/** What is processed and why: the first schedule of the data processing agreement. */
export const SCHEDULE_1: LegalText = {
  id: "schedule-1",
  title: "Schedule 1",
  version: "2026-11-21",
  sections: [
    {
      heading: "Subject and purpose",
      paragraphs: [
        "Keeping business continuity plans: storing what you enter, deriving plans, reports and documents from it, and sending messages that you or your organisation ask for.",
      ],
    },
    {
      heading: "Whose data",
      paragraphs: [
        "The users of your organisation; the contacts, team members and crisis experts named in your plans; contact persons of customers, suppliers and strategic third parties.",
      ],
    },
    {
      heading: "Which data",
      paragraphs: [
        "Names, job titles, business and mobile telephone numbers, e-mail and business addresses, roles in a plan, and the record of who changed or agreed to what and when. Holdfast does not ask for special categories of personal data; please do not enter any.",
      ],
    },
    {
      heading: "How long",
      paragraphs: [
        "For as long as your organisation uses Holdfast, and then until it is deleted or returned, within 12 months of the end of the agreement.",
      ],
    },
  ],
};
