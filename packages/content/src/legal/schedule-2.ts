import type { LegalText } from "./legal-text";

/** Contractual clauses for transfers between countries, with their appendices. */
export const SCHEDULE_2: LegalText = {
  id: "schedule-2",
  title: "Schedule 2 with appendices",
  version: "2026-11-25",
  opening: [
    "Contractual clauses for transfers. This schedule is part of the GDPR Agreement and uses its words. It applies when plan data passes from a country or region whose law restricts such transfers to a country that this law does not recognise as giving enough protection.",
  ],
  sections: [
    {
      heading: "Exporter and importer",
      paragraphs: [
        "The exporter is the party that transfers plan data, or lets it be reached, from the country whose law restricts the transfer. As a rule this is your organisation.",
        "The importer is the party that receives it. As a rule this is Holdfast, the operator named at the head of this text and on the contact page of the service.",
        "Where we pass plan data on to a sub-processor in another country, we are the exporter and the sub-processor is the importer. We then agree clauses of the same kind with it.",
      ],
    },
    {
      heading: "The clauses of the European Union",
      paragraphs: [
        "For transfers to which the GDPR applies, the standard contractual clauses in the annex to Commission Implementing Decision (EU) 2021/914 of 4 June 2021 are part of this agreement by reference. They are published in the Official Journal of the European Union. We call them the standard clauses.",
        "Module Two (controller to processor) applies where you are the controller. Module Three (processor to processor) applies where you are yourself a processor.",
        {
          kind: "table",
          lead: "Where the standard clauses leave a choice, the parties choose:",
          columns: ["Standard clause", "Choice"],
          rows: [
            ["7, docking clause", "It applies"],
            [
              "9(a), sub-processors",
              "Option 2, general authorisation, with notice at least 30 days ahead",
            ],
            ["11(a), redress", "The optional wording does not apply"],
            [
              "13(a), supervision",
              "The supervisory authority that is competent for the exporter, as Appendix 1 says",
            ],
            [
              "17, governing law",
              "Option 1: the law of the member state in which the exporter is established, and otherwise the law of Ireland",
            ],
            [
              "18(b), courts",
              "The courts of the member state whose law governs under the row above",
            ],
            ["Annex I", "Appendix 1 of this schedule"],
            ["Annex II", "Appendix 2 of this schedule"],
            ["Annex III", "Appendix 3 of this schedule"],
          ],
        },
        "Nothing in this agreement changes the standard clauses or contradicts them. Where it says more, it adds protection. If the standard clauses are replaced, the successor applies from the day on which the law requires it.",
      ],
    },
    {
      heading: "Other countries",
      paragraphs: [
        "United Kingdom: the standard clauses apply as amended by the International Data Transfer Addendum, version B1.0, issued by the Information Commissioner under section 119A of the Data Protection Act 2018. Its tables are completed by this schedule and its appendices. Either party may end the Addendum where its section 19 allows it.",
        "Switzerland: the standard clauses apply with the changes that the Federal Act on Data Protection requires. References to the GDPR are read as references to that Act, the competent authority is the Federal Data Protection and Information Commissioner, and data subjects may sue at their habitual residence in Switzerland.",
        "Australia: where you disclose personal information to us overseas, we handle it in a way that is consistent with the Australian Privacy Principles, so that you can meet Australian Privacy Principle 8.",
        "New Zealand and South Africa: this schedule is the agreement that binds the recipient to comparable safeguards under Information Privacy Principle 12 of the Privacy Act 2020, and to an adequate level of protection under section 72 of the Protection of Personal Information Act 2013.",
      ],
    },
    {
      heading: "What the exporter warrants",
      paragraphs: [
        "The exporter has collected the plan data lawfully and may transfer it.",
        "The exporter has told the people concerned of the transfer where the law asks for it, and gives the importer only instructions that are lawful.",
        "The exporter has satisfied itself, before the transfer, that the importer is able to keep these clauses.",
      ],
    },
    {
      heading: "What the importer promises",
      paragraphs: [
        "The importer processes the plan data only for the purposes in Schedule 1 and only on the exporter's documented instructions.",
        "It keeps the measures of Appendix 2 in force, limits access to people who need it, and binds them to confidentiality.",
        "It keeps the plan data accurate as the exporter enters it, and tells the exporter if it learns that some of it is wrong or out of date.",
        "It passes plan data on to others only as section 7 of the GDPR Agreement allows, and only to a recipient that is bound to the same protection.",
        "It reports personal data breaches as section 9 of the GDPR Agreement says, answers the exporter's questions, keeps a record of the processing it carries out for the exporter, and lets itself be audited as section 10 of that agreement says: on site at most once a year.",
        "It deletes or returns the plan data as section 12 of the GDPR Agreement says, within 12 months of the expiry of the agreement, and protects it by these clauses until that is done.",
      ],
    },
    {
      heading: "Laws and public bodies of the importer's country",
      paragraphs: [
        "Each party states that it knows of no law or practice in the importer's country that keeps the importer from fulfilling these clauses. The parties have considered the kind of data, the purpose of the transfer, the law of that country and the measures of Appendix 2. They keep a record of this assessment and show it to the supervisory authority on request.",
        "The importer tells the exporter promptly if it has reason to believe that this has changed.",
        "If a public body asks for plan data, or is found to have reached it directly, the importer tells the exporter without delay, and the people concerned where it can. If the law forbids this, the importer tries to have the ban lifted.",
        "The importer checks whether such a request is lawful, contests it where there are good grounds, and discloses the smallest amount that the law allows. It documents each request and its answer.",
      ],
    },
    {
      heading: "Rights of the people concerned",
      paragraphs: [
        "A person whose data is transferred may rely on the standard clauses against the exporter and the importer as a third-party beneficiary, as those clauses provide. Where the standard clauses do not apply, the person may rely in the same way on sections 4 to 8 of this schedule, as far as the law allows.",
        "On request a person receives a copy of these clauses free of charge. Business secrets may be left out as far as is needed, with a summary in their place.",
        "Complaints may be sent to either party. Holdfast answers a privacy complaint within 10 working days. The person may also turn to a supervisory authority or a court.",
        "A party that breaks these clauses is liable to the person harmed. Where both have caused the harm, the person may claim the whole of it from either of them, and they settle their shares between themselves.",
      ],
    },
    {
      heading: "Suspension and end",
      paragraphs: [
        "If the importer cannot keep these clauses, it tells the exporter at once. The exporter then suspends the transfer until they are kept again.",
        "The exporter may end the transfer if the clauses are not kept again within one month, if they are broken seriously or repeatedly, or if a court or authority has found against the importer in a decision that binds it.",
        "When the transfer ends, the plan data is deleted or returned. The importer certifies the deletion on request.",
      ],
    },
    {
      heading: "The transfer",
      isAppendix: true,
      paragraphs: [
        {
          kind: "table",
          lead: "Parties:",
          columns: ["Party", "Details"],
          rows: [
            [
              "Exporter",
              "Your organisation, with the name, registration number and address recorded for it in the service. Contact: its owners in the service. Role: controller, or processor for another controller",
            ],
            [
              "Importer",
              "Holdfast, the operator named with its contact details at the head of this text and on the contact page of the service. Contact: the privacy contact given there. Role: processor",
            ],
            [
              "Signature and date",
              "Given by ticking the four agreements, on the day that the service records for it",
            ],
          ],
        },
        {
          kind: "table",
          lead: "Description of the transfer:",
          columns: ["Matter", "Description"],
          rows: [
            ["People concerned", "Section 2 of Schedule 1"],
            ["Categories of data", "Section 3 of Schedule 1"],
            [
              "Sensitive data",
              "None is asked for, and none is to be entered. Data entered all the same is protected by the measures of Appendix 2",
            ],
            ["Frequency", "Continuous, for as long as the service is used"],
            ["Nature and purpose", "Section 1 of Schedule 1"],
            ["Retention", "Section 4 of Schedule 1"],
            ["Sub-processors", "Appendix 3, for the same purpose and no longer than the importer"],
          ],
        },
        "Competent supervisory authority: the authority of the member state in which the exporter is established. If the exporter is not established in the European Union and has appointed a representative there, it is the authority of the representative's member state. Otherwise it is an authority of a member state in which the people concerned are.",
      ],
    },
    {
      heading: "Technical and organisational measures",
      isAppendix: true,
      paragraphs: [
        {
          kind: "table",
          lead: "Measures that are built into the service:",
          columns: ["Aim", "Measure"],
          rows: [
            [
              "Sign-in",
              "Two steps with a password: then a six-digit one-time code by email or text message, or of an authenticator app that the person has set up. A code that we send is valid for ten minutes; any code allows five tries and works once. Only machine accounts that the operator has marked, and people who use a partner's signed link, log in without a code. Such a link is valid for 60 seconds",
            ],
            [
              "Passwords, codes and tokens",
              "Passwords are stored as Argon2id hashes, one-time codes as keyed hashes, session tokens and links as hashes. The secret of an authenticator app is stored encrypted. A message with a code or a link is kept as it is written until it has been sent, for four days at most. Tokens and links carry 256 random bits. A link to an account works once and is taken out of the address bar when it is opened. The link of an alert, an exercise or a check of contact details shows only what concerns its recipient, and ends with its purpose",
            ],
            [
              "Guessing",
              "Logins, codes and messages are limited per account and per network address. The limits are kept in the database and survive a restart. Answers do not show whether an account exists, except where the service has to say so",
            ],
            [
              "Sessions",
              "A session ends after 12 hours, or after 30 days if the person asked to be remembered. Logging out revokes it on the server",
            ],
            [
              "Separation of organisations",
              "Every request is checked for the person's right to the organisation and the plan before its content is read. Database keys carry the organisation, so that a record cannot point into another one. An automated test tries every operation as a stranger and compares the data before and after",
            ],
            [
              "Roles",
              "Owner, editor and viewer in an organisation, and broker for the brokerage that manages it. Each operation states who may perform it",
            ],
            [
              "Input",
              "Every field has a limit of length or range. Unknown fields are refused. Requests are limited in size",
            ],
            [
              "Browser",
              "A content security policy without inline code, no framing by other sites, no referrer. Browsers are told to keep no answer that carries personal data, except pictures: these are kept privately by the person's own browser. With a secure address, the browser is told to use encrypted connections only",
            ],
            [
              "Plans on a device",
              "A plan that a person keeps on a device is encrypted and opens with a PIN that the person chooses. It is deleted after ten wrong PINs. A team's file is encrypted with a password. Entries of an incident that were written without a network wait in the browser until they have been sent",
            ],
            [
              "Printing",
              "Documents are cleaned before they are printed, and are printed without running scripts or reaching the network",
            ],
            [
              "Messages",
              "A message leaves only for a change that has been saved. Its content is erased from the service once it has been sent",
            ],
            [
              "Traceability",
              "Logins and failed logins, and important changes and deletions, are recorded with person, time and network address. The record can be added to but not changed in the service, except that network addresses are removed when a person deletes the account. Operating logs hold no personal data",
            ],
            [
              "Integrity and recovery",
              "What has been confirmed as saved survives a sudden stop of the server. Database and files are backed up as one consistent archive; restoring is all or nothing and is tested automatically",
            ],
            [
              "Secrets",
              "Keys come from the protected configuration of the server and are not part of a backup",
            ],
          ],
        },
        {
          kind: "list",
          lead: "Measures that we keep as the operator:",
          points: [
            "the service is offered over encrypted connections (TLS) only;",
            "access to servers, databases and backups is limited to named people who need it and are bound to confidentiality;",
            "data in storage is protected by the access controls of the server and of the hosting provider; the service does not encrypt its database by itself, and we tell you on request how the storage in use is encrypted;",
            "backups are made at regular intervals, kept apart from the server, and restored for trial;",
            "updates that close a weakness are installed without undue delay, and changes to the service are tested before they are released;",
            "incidents are handled by a written procedure that includes the notices of section 9 of the GDPR Agreement; and",
            "these measures are reviewed at least once a year.",
          ],
        },
        "Sub-processors keep measures that give the same protection for the data they receive.",
        "For requests of the people concerned, the service offers searching, correcting, deleting and exporting to your own users, as section 8 of the GDPR Agreement says.",
      ],
    },
    {
      heading: "List of sub-processors",
      isAppendix: true,
      paragraphs: [
        {
          kind: "table",
          lead: "Permission is given for sub-processors of these kinds, each only while the service uses it:",
          columns: ["Kind of provider", "What it does and which data it receives"],
          rows: [
            [
              "Hosting",
              "Runs the servers and stores the database, the files and the backups. All plan data, in storage",
            ],
            ["Email delivery", "Delivers emails. Name, email address and the text of the email"],
            [
              "Text message delivery",
              "Delivers codes to people who have chosen text messages, and alerts and requests to check contact details to people in a plan. Telephone number and the text of the message",
            ],
            [
              "Geocoding",
              "Finds the place of an address on a map, where an outside service is used for it. Addresses of business locations, without the names of people",
            ],
          ],
        },
        "The providers in use that are named at the head of this schedule, with the country of each, are part of this list. We keep them up to date and send them to you with the contact of each one within 5 working days of a request made by the details on the contact page.",
        "Payment providers are not on this list. They process the payment of a purchase as controllers of their own, and card details do not reach our servers.",
        "Sources of industry data, hazard data and news receive no plan data that concerns a person.",
      ],
    },
  ],
};
