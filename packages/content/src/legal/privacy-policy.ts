import { KEPT_PLAN_DELETION } from "./kept-plan-deletion";
import { namesKeptText } from "./names-kept";
import type { LegalText } from "./legal-text";

/** How Holdfast handles its users' data: Australian Privacy Principles and GDPR. */
export const PRIVACY_POLICY: LegalText = {
  id: "privacy-policy",
  title: "Privacy Policy",
  version: "2026-11-27",
  opening: [
    "This policy tells you which personal information Holdfast collects, what it is used for, who receives it, and what you can do. It follows the Australian Privacy Principles of the Privacy Act 1988 and the information duties of the GDPR.",
  ],
  sections: [
    {
      heading: "Who is responsible",
      paragraphs: [
        "Holdfast, the operator of the service, is responsible for your account data. The operator is named with its contact details at the head of this text, in the footer and on the contact page. We and us mean the operator. If the law requires us to have a data protection officer or a representative in your region, the contact page names them too.",
        "What an organisation enters into its plans is the responsibility of that organisation. We process it on the organisation's behalf, under the GDPR Agreement. If your details are in another organisation's plan, please contact that organisation first. If you contact us, we forward your request.",
        "Personal information in this policy includes what the GDPR calls personal data.",
      ],
    },
    {
      heading: "What we collect",
      paragraphs: [
        {
          kind: "table",
          lead: "We collect:",
          columns: ["Information", "What it is, and where it comes from"],
          rows: [
            [
              "Account",
              "First name, last name, email address, password (stored as a hash only), and when you accepted the agreements. Source: you, or the person who invites you",
            ],
            [
              "Optional details",
              "Telephone number, profile image, and how you prefer to receive codes. Source: you",
            ],
            [
              "Membership",
              "The organisations or brokerages you belong to, your role, and who added you. Source: you, and the person who added you",
            ],
            [
              "Sessions and security records",
              "Logins, failed logins and important changes, with time, network address and type of browser. Source: your use of the service",
            ],
            [
              "Purchases",
              "What was ordered, when, the amount and the billing address. Source: you. Card details go to the payment provider alone",
            ],
            ["Messages", "What you write to us, and our answer. Source: you"],
            [
              "Content of plans",
              "Names, contact details and roles of people in a plan, and what they answer to an alert, an exercise or a check of their details. Source: the organisation that keeps the plan, and you",
            ],
          ],
        },
        "We do not ask for sensitive information, such as information on health or beliefs. Please do not enter it.",
        "You can read our public pages without telling us who you are. An account cannot be anonymous, because a plan has to show who may change it. Without your name and email address we cannot give you an account.",
        "Accounts are for people aged 18 or over. A plan may name younger people who work for the organisation.",
      ],
    },
    {
      heading: "Cookies, storage and page views",
      paragraphs: [
        `We set no cookies for advertising or tracking. When you log in, your browser stores a token and its expiry, so that you stay logged in. It also remembers choices such as the organisation you looked at last. Logging out removes the token. If you keep a plan on your device, your browser stores it encrypted. ${KEPT_PLAN_DELETION}`,
        "We count how often each page is opened, by page and day. These counts do not point to a person.",
      ],
    },
    {
      heading: "What we use it for",
      paragraphs: [
        {
          kind: "table",
          lead: "We use personal information only for these purposes. The right-hand column names the legal basis under Article 6(1) of the GDPR:",
          columns: ["Purpose", "Legal basis"],
          rows: [
            [
              "Giving you an account, logging you in, sending codes and messages you ask for",
              "Contract (b)",
            ],
            [
              "Showing you to the other members of your organisation and to its broker",
              "Contract (b); our legitimate interest in orderly joint work (f)",
            ],
            [
              "Selling and renewing subscriptions, keeping accounts",
              "Contract (b); legal obligation (c)",
            ],
            [
              "Keeping the service secure and finding misuse",
              "Our legitimate interest, and yours, in security (f)",
            ],
            [
              "Answering questions and complaints",
              "Contract (b); our legitimate interest in good service (f)",
            ],
            ["Notices about changes to the service or its terms", "Contract (b)"],
            [
              "Complying with the law, and defending claims",
              "Legal obligation (c); our legitimate interest in a defence (f)",
            ],
          ],
        },
        "We do not use personal information for advertising, we do not sell it, and we send no marketing emails.",
        "We take no decision about you by automated means alone. Ratings in a plan concern risks to a business, not people.",
      ],
    },
    {
      heading: "Who receives it",
      paragraphs: [
        "Members of your organisation see your name, email address and role, as far as their own role allows. If a broker manages the organisation, the broker sees them too.",
        "Providers who work for us receive what they need for their task: hosting, delivery of email and text messages, and finding addresses on a map. They are listed by kind in Schedule 2, Appendix 3, of the GDPR Agreement.",
        "A payment provider receives what it needs to take a payment, and is responsible for that itself.",
        "Others receive personal information only if a law or a court requires it, if it is needed to prevent a serious threat to life or safety, or if you have agreed. If the service passes to another operator, the information passes with it, under this policy; we tell you beforehand.",
      ],
    },
    {
      heading: "Other countries",
      paragraphs: [
        "Our providers may process information in other countries than yours. The providers in use are named at the head of this policy, with the country of each. If none is named there, information stays on the operator's own servers; write to us to learn in which country they are. If you use Holdfast from outside Australia, we may also handle your information in Australia.",
        "Before information goes to a recipient overseas, we take reasonable steps to see that it is handled in line with the Australian Privacy Principles. Where the GDPR applies, we rely on an adequacy decision or on the standard contractual clauses of the European Commission. You may ask us for a copy of them.",
      ],
    },
    {
      heading: "How long we keep it",
      paragraphs: [
        "We keep account data for as long as you have an account. When it is closed, we delete the data or make it anonymous within 12 months, copies in backups included.",
        `These records still show your name after your account is closed, because they are your organisation's evidence of who did what: ${namesKeptText()}. What your organisation has entered about you itself, for example as a contact, stays with it too. Its other records no longer lead to you.`,
        "Security records are deleted after 12 months. When you delete your account, the network addresses in them are removed at once. Records of purchases are kept for as long as tax law requires. The text of a message is erased from the service once it has been sent.",
        "The content of an organisation's plans is deleted by that organisation, or deleted or returned within 12 months of the expiry of the GDPR Agreement.",
        "We keep information longer only where a law requires it or a claim is open, and then for that purpose alone.",
      ],
    },
    {
      heading: "How we protect it",
      paragraphs: [
        "Logging in takes a password and a one-time code, or the signed link of a partner. Passwords, codes, links and tokens are stored as hashes, and the secret of an authenticator app is stored encrypted. A message with a code or a link is kept as it is written until it has been sent, for four days at most. The data of each organisation is kept apart from all others, and every request is checked. Important actions are recorded. Schedule 2, Appendix 2, of the GDPR Agreement describes our measures in full.",
        "No measure is perfect. If a breach is likely to cause you serious harm or a high risk, we tell you and the competent authority, as the notifiable data breaches scheme and the GDPR require.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        {
          kind: "list",
          lead: "You may ask us at any time, free of charge:",
          points: [
            "which personal information we hold about you, and for a copy of it;",
            "to correct what is wrong, incomplete or out of date;",
            "to delete it, or to restrict its use;",
            "to give it to you, or to another provider, in a common electronic format; and",
            "to stop a use that rests on our legitimate interest, for reasons of your own situation.",
          ],
        },
        "You can correct your name, email address, telephone number and profile image yourself in the settings. There you can also download a copy of your personal information and delete your account. For everything else write to us using the details on the contact page. We may have to check that it is you.",
        "We answer within 30 days. If we refuse a request in whole or in part, we give you the reason in writing and tell you how to complain. If we refuse a correction, you may have us add your own statement to the information.",
        "Where a use rests on your consent, you may withdraw it at any time for the future.",
      ],
    },
    {
      heading: "Complaints",
      paragraphs: [
        "If you believe that we have mishandled personal information, write to us using the details on the contact page. Tell us what happened and how we can reach you.",
        "We confirm your complaint, look into it, and give you our response within 10 working days. If we need more time to put a matter right, the response says why, and by when it will be done.",
        "If you are not satisfied, you may turn to the Office of the Australian Information Commissioner (www.oaic.gov.au). In New Zealand this is the Office of the Privacy Commissioner, in South Africa the Information Regulator, in the United Kingdom the Information Commission (formerly the Information Commissioner), and in the European Union the supervisory authority where you live, work or believe that the law was broken. You do not have to come to us first to turn to a supervisory authority in the European Union or the United Kingdom.",
      ],
    },
    {
      heading: "Changes to this policy",
      paragraphs: [
        "We change this policy when the service or the law changes. The date of its wording is at the top. If a change affects you significantly, we tell account holders at least 30 days ahead.",
        "You may print or save this policy from the service. On request we send it to you free of charge in another suitable form.",
      ],
    },
  ],
};
