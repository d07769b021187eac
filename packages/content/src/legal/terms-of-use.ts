import type { LegalText } from "./legal-text";

/** The rules for everyone who uses Holdfast; the fourth registration agreement. */
export const TERMS_OF_USE: LegalText = {
  id: "terms-of-use",
  title: "Terms of Use",
  version: "2026-11-26",
  opening: [
    "These are the rules for every person who has an account with Holdfast. What an organisation, a buyer or a broker also agrees to is in the Terms & Conditions.",
  ],
  sections: [
    {
      heading: "Who these terms are between",
      paragraphs: [
        "These terms are between you, the person who holds the account, and Holdfast: the operator of the service, who is named with its contact details at the head of this text, in the footer and on the contact page. We and us mean the operator.",
        "The service is the Holdfast application, with the messages it sends and the documents it prints.",
        "You accept these terms when you register or activate your account. The service records the day and time.",
      ],
    },
    {
      heading: "What Holdfast is, and is not",
      paragraphs: [
        "Holdfast coaches an organisation through business continuity planning. It asks questions, keeps the answers, works out figures from them and prints plans and policies.",
        "Holdfast is general guidance. It is not legal, financial, insurance, medical or engineering advice, and it takes no account of circumstances that you have not entered.",
        "Figures, ratings, industry data and examples in the service are indicative. Check them before you rely on them.",
        "Holdfast does not call for help. In an emergency, call the emergency services and follow their directions. The safety of people comes before any plan.",
      ],
    },
    {
      heading: "Your account",
      paragraphs: [
        "You must be at least 18 years old. The account is for you alone; do not share it.",
        "Give true details and keep them up to date, your email address above all: codes and notices go there.",
        "Keep your password and your one-time codes to yourself. We never ask you for them.",
        "Tell us at once if you believe that someone else has used your account, and change your password.",
        "What is done through your account counts as done by you, unless you could not have prevented it with reasonable care.",
      ],
    },
    {
      heading: "Your organisation",
      paragraphs: [
        "If you create an organisation in the service, you confirm that you may act for it. You then accept the GDPR Agreement, its two schedules and the Terms & Conditions, which limit liability, on its behalf. All of them can be read on the page on which you register.",
        "If you join an organisation that is already there, those texts have been accepted by others. By ticking them you confirm that you have read them and will follow them where they concern you.",
        "The owners of an organisation decide who belongs to it and in which role. They can change your role or revoke your access. Your account remains yours.",
        "If a broker or another partner manages an organisation, its people can see and change the data of that organisation.",
      ],
    },
    {
      heading: "Acceptable use",
      paragraphs: [
        {
          kind: "list",
          lead: "You may use the service to plan for the continuity of your organisation. You must not:",
          points: [
            "enter anything unlawful, or anything that you are not entitled to enter;",
            "enter special categories of personal data, such as data on a person's health or beliefs, except what the log of an incident needs to help a person who is hurt;",
            "try to reach data or functions that are not meant for you;",
            "get around limits, login steps or other protection;",
            "upload malicious software, or disturb the service or other users;",
            "collect data from the service automatically, other than through interfaces that we offer for this purpose;",
            "copy, resell or rent out the service, or use it to build one that competes with it; or",
            "use the service to send unwanted messages.",
          ],
        },
        "You may test the security of the service only with our written consent. If you come across a weakness, tell us using the details on the contact page, give us time to mend it, and do not use it. We do not pursue people who act in this way in good faith.",
      ],
    },
    {
      heading: "What you enter, and what is ours",
      paragraphs: [
        "What you enter belongs to you or your organisation, as you settle it between you. You allow us to store and process it to provide the service.",
        "The service, its texts, its lists and its design belong to us or to those who have licensed them to us. You may use them in the service, and print, copy and share the documents that the service makes for the continuity of your organisation.",
        "If you suggest an improvement, we may use it without owing you anything.",
      ],
    },
    {
      heading: "Availability",
      paragraphs: [
        "We take reasonable care to keep the service available and correct. We do not promise that it is free of interruption or error.",
        "Maintenance and faults can make the service unreachable, including on the day of a disruption. Keep printed or stored copies of your plan where your people can reach them without it.",
        "We may change the service. We do not take away a function that is essential to a running subscription without offering something of equal use.",
      ],
    },
    {
      heading: "Suspension and end",
      paragraphs: [
        "You may stop using the service at any time and ask us to close your account.",
        "We may suspend an account that breaks these terms or endangers the service or others. We tell you why, and where we can we first give you a chance to put it right.",
        "We may close an account for a serious or repeated breach. Before its data is deleted, your organisation may have it back as the GDPR Agreement provides.",
      ],
    },
    {
      heading: "Liability",
      paragraphs: [
        "Nothing in these terms excludes, limits or changes a right or remedy that the law does not allow to be excluded, limited or changed. This includes the consumer guarantees of the Australian Consumer Law.",
        "Apart from that, we are not liable to you for loss that arises because a plan was incomplete, out of date or not followed, or because a disruption could not be prevented.",
        "For everything else, section 11 of the Terms & Conditions applies between you and us.",
      ],
    },
    {
      heading: "Changes, law and contact",
      paragraphs: [
        "We may change these terms for a good reason, such as a change of the law or of the service. We tell you at least 30 days ahead. If you do not agree, you may close your account before the change takes effect.",
        "If a clause is not valid, the others remain.",
        "The law of New South Wales, Australia, governs these terms, and its courts decide disputes. If you are a consumer elsewhere, you keep the protection that the mandatory law of your country gives you.",
        "Questions and complaints can be sent to us using the details on the contact page. Please speak with us first; most matters can be settled in that way.",
      ],
    },
  ],
};
