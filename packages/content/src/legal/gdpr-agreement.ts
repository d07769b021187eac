import type { LegalText } from "./legal-text";

/** The data processing agreement, the first of the four agreements required for registration. */
export const GDPR_AGREEMENT: LegalText = {
  id: "gdpr-agreement",
  title: "GDPR Agreement",
  version: "2026-11-23",
  opening: [
    "This is the data processing agreement between your organisation and Holdfast. It applies to the personal data of other people that your organisation keeps in Holdfast. It is the contract that Article 28 of the GDPR asks for, and it applies in the same way where another privacy law protects the data.",
    "Schedule 1 describes the processing. Schedule 2 holds the clauses for transfers between countries, with three appendices. Both schedules are part of this agreement.",
  ],
  sections: [
    {
      heading: "Words used in this agreement",
      paragraphs: [
        {
          kind: "definitions",
          lead: "In this agreement and its schedules:",
          terms: [
            {
              term: "Holdfast, we, us",
              meaning:
                "the operator of the Holdfast service, who is named with its contact details at the head of this text, and on the contact page of the service.",
            },
            {
              term: "You",
              meaning:
                "the organisation for which Holdfast is used. A person who accepts this agreement does so for that organisation.",
            },
            {
              term: "Service",
              meaning:
                "the Holdfast application, with the messages it sends and the documents it prints.",
            },
            {
              term: "Plan data",
              meaning:
                "all personal data that you, or people acting for you, enter into the service or have it produce.",
            },
            {
              term: "Privacy law",
              meaning:
                "the law on personal data that applies to the plan data. Depending on the people concerned this is the GDPR (Regulation (EU) 2016/679), the UK GDPR, the Privacy Act 1988 of Australia, the Privacy Act 2020 of New Zealand, the Protection of Personal Information Act 2013 of South Africa, or another law with the same purpose.",
            },
            {
              term: "Sub-processor",
              meaning: "another company that processes plan data for us.",
            },
            {
              term: "Personal data breach",
              meaning:
                "a breach of security that leads to plan data being destroyed, lost, changed, disclosed or reached without permission, whether by accident or unlawfully.",
            },
            {
              term: "Broker",
              meaning:
                "an insurance broker, brokerage or other partner that manages your organisation in the service.",
            },
          ],
        },
        "Controller, processor, data subject, personal data, processing and supervisory authority have the meaning that the GDPR gives them. Where another privacy law uses a different word for the same role, that word is meant too.",
      ],
    },
    {
      heading: "Roles",
      paragraphs: [
        "You are the controller of the plan data. We are your processor. Where you act for another controller, you are its processor and we are its sub-processor; you then make sure that this agreement fits the instructions you have been given.",
        "We are a controller ourselves for the data about people who hold an account: their name and contact details, their logins and the records that keep the service safe. The Privacy Policy describes that processing. This agreement does not change it.",
        "If a broker manages your organisation in the service, its people can see and change your plan data. That access is part of your instructions to us. What the broker does with the data elsewhere is a matter between you and the broker.",
        "Each of us complies with the privacy law that applies to us. You make sure that you are entitled to enter the plan data and that the people concerned have been told what the law requires.",
      ],
    },
    {
      heading: "Subject matter and duration",
      paragraphs: [
        "We process plan data to provide the service to you. Schedule 1 sets out the nature and purpose of the processing, the kinds of personal data, the people concerned and how long the data is kept.",
        "This agreement begins when it is accepted for your organisation. It lasts for as long as we hold plan data for you. It does not end merely because a subscription runs out.",
        "You may end it at any time by telling us in writing to close your organisation in the service. Section 12 says what then happens to the data.",
      ],
    },
    {
      heading: "Your instructions",
      paragraphs: [
        "We process plan data only on your documented instructions. Your instructions are this agreement, its schedules and the use that you and your users make of the service. Further instructions are given in writing.",
        "We do not sell plan data, use it for advertising, or use it to train models. We do not join it with the data of other organisations.",
        "If a law that binds us requires other processing, we tell you before it starts, unless that law forbids us to do so.",
        "If we believe that an instruction breaks privacy law, we tell you at once. We may hold back from carrying it out until you confirm or change it.",
      ],
    },
    {
      heading: "Confidentiality",
      paragraphs: [
        "Only people who need plan data for their work on the service may reach it. Each of them is bound to confidentiality by contract or by law, and stays bound when that work ends.",
        "Those people are instructed in data protection when they start and at regular intervals afterwards.",
      ],
    },
    {
      heading: "Security",
      paragraphs: [
        "We keep in force technical and organisational measures that fit the risk to the people concerned. Appendix 2 of Schedule 2 describes them.",
        "We may change a measure as techniques improve. A change must not lower the protection as a whole.",
        "You keep your side secure: you decide who becomes a member of your organisation and in which role, you remove people who should no longer have access, and you see to it that your users protect their passwords, their codes and their devices.",
      ],
    },
    {
      heading: "Sub-processors",
      paragraphs: [
        "You give us general permission to engage sub-processors. Appendix 3 of Schedule 2 lists them by what they do. Above its first section Schedule 2 names the providers in use and their countries. On request we give you that list with the contact of each one within 5 working days.",
        "We tell you at least 30 days before we add or replace a sub-processor. You may object within those 30 days, giving a reason that concerns data protection.",
        "If you object, we look for a way to provide the service to you without that sub-processor. If we find none, you may end this agreement and the subscription before the change takes effect. We then refund what was paid to us for the time that has not yet run.",
        "We bind each sub-processor in writing to the same duties as this agreement lays on us. We answer to you for what a sub-processor does or fails to do as if we had done it ourselves.",
      ],
    },
    {
      heading: "Helping you",
      paragraphs: [
        "If a person asks us to see, correct, delete, restrict or move plan data, or objects to its use, we pass the request on to you within 5 working days. We do not answer it ourselves unless you tell us to.",
        "The service lets you find, correct, delete and export most plan data yourself. Where that is not enough, we help you to answer the request in time.",
        "We help you with a data protection impact assessment and with prior consultation of a supervisory authority, as far as they concern the service and you need information that only we have.",
        "If a supervisory authority, a court or another public body asks us for plan data, we tell you before we answer, unless the law forbids it. We hand over no more than the law requires.",
        "Help that the service or our ordinary support gives is free of charge. For work beyond that we may charge a reasonable fee, which we agree with you beforehand. We never charge for help that a breach on our side has made necessary.",
      ],
    },
    {
      heading: "Personal data breaches",
      paragraphs: [
        "We tell you of a personal data breach without undue delay, and no later than 48 hours after we became aware of it.",
        {
          kind: "list",
          lead: "We tell you, at once or as soon as we know it:",
          points: [
            "what happened, when, and how it was found;",
            "which kinds of plan data, and how many people and records, are concerned, at least roughly;",
            "what is likely to follow from it;",
            "what we have done and will do to end it and to limit the harm; and",
            "whom you can ask.",
          ],
        },
        "We end the breach, keep the evidence, and help you with your own notices to authorities and to the people concerned. This includes an assessment under the notifiable data breaches scheme of the Privacy Act 1988.",
        "We do not notify an authority or the people concerned in your place unless you ask us to or a law requires it. Telling you of a breach does not mean that we admit fault.",
      ],
    },
    {
      heading: "Information and audit",
      paragraphs: [
        "On request we give you the information that shows how this agreement is kept. As a rule this is a written account of our measures and answers to your questions within 20 working days.",
        "If that information is not enough, you may audit us on site, or have an auditor do so who is bound to confidentiality and does not compete with us. An on-site audit can take place at most once a year.",
        "You announce an on-site audit at least 30 days ahead and we agree its scope with you. It takes place in working hours, disturbs the work as little as it can, and does not open the data of other organisations.",
        "You bear the cost of the audit. If it shows a material breach of this agreement, we bear our own cost and put the matter right without delay.",
        "Nothing in this section limits the powers of a supervisory authority.",
      ],
    },
    {
      heading: "Transfers between countries",
      paragraphs: [
        "We transfer plan data to another country, or let it be reached from there, only on your instructions and only where privacy law allows it.",
        "Where the law of the country from which the data comes asks for contractual clauses, Schedule 2 applies from the moment of the transfer. Accepting this agreement has the effect of signing those clauses and their appendices.",
        "If a ground for a transfer falls away, we put another lawful ground in its place or stop the transfer.",
      ],
    },
    {
      heading: "Deletion or return",
      paragraphs: [
        "Until this agreement ends you may export your plan data from the service at any time: lists as spreadsheets, documents as PDF files.",
        "Once the subscription of a plan has run out, the service does not show or print the plan's teams (clause 3.5 of the Terms & Conditions). The people in them remain in your contacts, which you may export. If you ask us, we send you the plan's teams, with the role of each person, within 5 working days and free of charge.",
        "When this agreement ends, you choose whether we delete the plan data or return it to you and then delete it. If you have not chosen within 30 days of being asked, we delete it.",
        "Deletion or return is complete within 12 months of the expiry of this agreement. This includes copies in backups, which we do not use for any other purpose in the meantime.",
        "Where a law requires us to keep some of the data longer, we tell you which law, keep only that data, and use it for nothing else.",
        "On request we confirm the deletion in writing.",
      ],
    },
    {
      heading: "Liability",
      paragraphs: [
        "The limits of liability in the Terms & Conditions apply to this agreement as between you and us.",
        "They do not limit what a data subject may claim from either of us under privacy law or under Schedule 2, or the powers of a supervisory authority.",
      ],
    },
    {
      heading: "Final clauses",
      paragraphs: [
        "If texts disagree about plan data, the standard contractual clauses of Schedule 2 come first, then this agreement, then Schedule 1, then the Terms & Conditions and the Terms of Use.",
        "We may change this agreement where the law, a decision of an authority or the service requires it. We tell you at least 30 days ahead. If you do not agree, you may end this agreement before the change takes effect. No change takes away protection that privacy law guarantees.",
        "If a clause is not valid, the others remain. The invalid clause is replaced by what the law provides.",
        "The law of New South Wales, Australia, governs this agreement, unless Schedule 2 or a mandatory rule of privacy law names another.",
      ],
    },
  ],
};
