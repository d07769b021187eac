import type { LegalText } from "./legal-text";

/** What data is processed and why: the first schedule of the data processing agreement. */
export const SCHEDULE_1: LegalText = {
  id: "schedule-1",
  title: "Schedule 1",
  version: "2026-11-27",
  opening: [
    "Details of processing. This schedule is part of the GDPR Agreement and uses its words. It describes what we do with plan data for your organisation.",
  ],
  sections: [
    {
      heading: "Subject and purpose",
      paragraphs: [
        "Subject matter: keeping the business continuity plans of your organisation.",
        {
          kind: "list",
          lead: "We process plan data for these purposes and no others:",
          points: [
            "to store what you enter, and to show it to the people whom you have let in;",
            "to derive assessments, reports, plans, policies and other documents from it, and to print and export them;",
            "to send messages that you or your users ask for, such as codes, confirmations, invitations, alerts, questions of an exercise and requests to check contact details;",
            "to keep the service secure, available and free of faults; and",
            "to help you when you ask for support.",
          ],
        },
        "Nature of the processing: collecting, storing, organising, calculating, showing, printing, exporting, sending, backing up and deleting. No decision about a person is made by automated means alone.",
      ],
    },
    {
      heading: "Whose data",
      paragraphs: [
        {
          kind: "list",
          lead: "The people concerned are:",
          points: [
            "users of your organisation, and people invited to become users;",
            "your staff, contractors and other contacts who are named in a plan, a policy, an incident or an exercise;",
            "members of your teams and of your governance committee;",
            "contact persons at your customers, suppliers and strategic third parties;",
            "strategic crisis experts; and",
            "other people whom you mention in a text or an uploaded document.",
          ],
        },
      ],
    },
    {
      heading: "Which data",
      paragraphs: [
        {
          kind: "table",
          lead: "The categories of personal data are:",
          columns: ["Category", "What it holds"],
          rows: [
            ["Identity", "First name, last name, profile image if one is added"],
            ["Contact details", "Email address, telephone and mobile number, business address"],
            [
              "Work details",
              "Job title, department, business location, type of contact, type of work",
            ],
            ["Part in the plan", "Team, role in the team, responsibility, approval of a policy"],
            [
              "Business contacts",
              "Name and contact details of a contact person, and the organisation that person works for",
            ],
            [
              "Membership",
              "Role in your organisation, who invited the person, whether access was revoked",
            ],
            [
              "Incidents and exercises",
              "Who was alerted or invited, what the person answered and when, what was done and written in the log, by whom, and photos",
            ],
            [
              "Checks of contact details",
              "When a person was asked, when the person confirmed the details, and a correction until it is decided",
            ],
            ["Free text", "Comments, descriptions and documents, as far as they mention a person"],
            [
              "Records",
              "Who logged in, changed or deleted something, when, and from which network address",
            ],
          ],
        },
        "The service does not ask for special categories of personal data, such as data on health, beliefs or union membership, nor for data on criminal convictions. Do not enter such data. If a plan needs a person's particular assistance in an emergency, write down the task and not the reason. The log of an incident may say who is missing or hurt, as far as that is needed to help the person or to meet a legal duty.",
        "The service is not meant for data of children, apart from the names, contact details and tasks of young people who work for you.",
      ],
    },
    {
      heading: "How long",
      paragraphs: [
        {
          kind: "table",
          lead: "Plan data is kept as follows:",
          columns: ["Data", "Kept"],
          rows: [
            [
              "Lists, plans, policies and documents",
              "Until you delete them, and no longer than 12 months after the agreement has expired",
            ],
            [
              "Plans whose subscription has run out",
              "Readable and exportable, except for the teams, for as long as the agreement lasts; complete again on renewal. Clause 12.2 of the GDPR Agreement says how you receive the teams without one",
            ],
            [
              "Archived organisations",
              "As active ones; archiving hides an organisation and does not delete it. When the last person who could open it deletes the account, it is deleted with its plans after a waiting period",
            ],
            [
              "Content of a message",
              "Erased from the service once the message has been sent; the copy in the recipient's mailbox or telephone is the recipient's",
            ],
            [
              "Audit records",
              "12 months from the day of the record. When a person deletes the account, the network addresses in the person's records are removed at once",
            ],
            [
              "Accepted risk reports, approved versions of plans and saved versions of policies",
              "As plans. The name of the person who accepted, approved or saved one stays on it after that person's account is closed",
            ],
            [
              "Incidents and exercises",
              "As plans. The names of those who declared an incident, ticked its actions or wrote in its log stay after a person's account is closed, because they are your evidence of what was done",
            ],
            [
              "A plan that a person keeps on a device",
              "On that device alone, until the person removes it or logs out, or the service learns of the end of the person's access. A team's file that a person saves is yours to delete",
            ],
            ["Backups", "No longer than 12 months after the agreement has expired"],
          ],
        },
        "Deletion or return is complete within 12 months of the expiry of the agreement, as section 12 of the GDPR Agreement says.",
      ],
    },
    {
      heading: "Who processes it for us",
      paragraphs: [
        "Sub-processors are listed by what they do in Appendix 3 of Schedule 2, with the data that each of them receives. Clause 7.2 of the GDPR Agreement says how you learn of a change.",
        "A service that is not in use receives no data. If your users receive codes by email only, for example, no text message provider is given a number.",
      ],
    },
    {
      heading: "Where to ask",
      paragraphs: [
        "Questions about this schedule, requests for the names of sub-processors, notices of objection and requests for an audit can be sent to us using the details on the contact page.",
        "We send notices under the agreement to the email addresses of the owners of your organisation in the service. Please keep them up to date.",
      ],
    },
  ],
};
