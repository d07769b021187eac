import type { LegalText } from "./legal-text";

/** The terms for organisations, buyers and brokers; opened from the footer. */
export const TERMS_AND_CONDITIONS: LegalText = {
  id: "terms-and-conditions",
  title: "Terms & Conditions",
  version: "2026-11-26",
  opening: [
    "These conditions apply to every organisation that plans with Holdfast, to everyone who buys subscriptions, and to the brokers and partners who hand them on. The Terms of Use also apply to each person who logs in.",
  ],
  sections: [
    {
      heading: "Words used in these conditions",
      paragraphs: [
        {
          kind: "definitions",
          lead: "In these conditions:",
          terms: [
            {
              term: "Holdfast, we, us",
              meaning:
                "the operator of the Holdfast service, who is named with its contact details at the head of this text, and on the contact page of the service.",
            },
            {
              term: "Service",
              meaning:
                "the Holdfast application, with the messages it sends and the documents it prints.",
            },
            {
              term: "You",
              meaning: "the organisation, buyer or broker that uses or acquires the service.",
            },
            {
              term: "Plan",
              meaning: "the business continuity plan of one business location in the service.",
            },
            {
              term: "Subscription key",
              meaning: "a code that opens one plan for one year, or renews it by one year.",
            },
            {
              term: "Promo code",
              meaning:
                "a code that a broker issues and that opens as many plans as the quantity set for it.",
            },
            {
              term: "Broker",
              meaning:
                "an insurance broker, brokerage or other partner that manages organisations, subscription keys or promo codes in the service.",
            },
          ],
        },
      ],
    },
    {
      heading: "The contract",
      paragraphs: [
        "The contract comes about when a person who may act for you registers, activates an invitation, creates an organisation in the service or buys a subscription.",
        "The page on which you register or activate an invitation links to these conditions, and you accept them there for the organisation that you act for. The contract consists of these conditions, the Terms of Use, and the GDPR Agreement with its two schedules. The Privacy Policy tells you how we handle personal data as a controller.",
        "The service is made for businesses and other organisations. If the law treats you as a consumer, your rights as a consumer remain as they are.",
      ],
    },
    {
      heading: "Subscriptions",
      paragraphs: [
        "Each plan needs a subscription. It is opened by a subscription key or a promo code, which you buy from us or receive from a broker.",
        "The term is 1 year from the day on which the key is activated for the plan. The service shows the day of expiry.",
        "A plan can be renewed at any time with another key. Renewal adds 1 year to the present day of expiry, or to the day of renewal if the plan has already expired.",
        "A subscription does not renew itself, and we take no payment without a new order.",
        "When a subscription has expired, the plan can still be read and exported, except for its teams. Changing it, and seeing its teams, needs a renewal. The right to receive personal data that clause 12.2 of the GDPR Agreement gives is not affected.",
        "A subscription key works once. Keep it to yourself until you use it. It cannot be moved from one plan to another.",
      ],
    },
    {
      heading: "Promo codes, transfers and revocation",
      paragraphs: [
        "A promo code can be used until its quantity is exhausted or its day of expiry has come, whichever is first. A broker's promo code reserves that quantity from the broker's remaining subscriptions.",
        "A brokerage may transfer remaining subscriptions to another brokerage in the service. A transfer cannot be undone; the other brokerage may transfer them back.",
        "A broker may revoke a key or a promo code. Revocation is final. A plan whose key was revoked is treated like one whose subscription has expired.",
        "Promo codes and keys that a broker gives you are a matter between you and the broker: whether you receive one, what it costs, and why it is revoked. They have no cash value with us.",
      ],
    },
    {
      heading: "Prices and payment",
      paragraphs: [
        "Prices are in Australian dollars (AU$). Before you pay, the order shows the subtotal, any discount, the GST and the total. The total includes GST where it applies.",
        "A discount code takes a fixed amount or a percentage off the subtotal. It cannot bring the total below zero.",
        "Payment is taken by a payment provider on its own page or form. Your card details do not reach our servers.",
        "Subscription keys are delivered when the payment has been confirmed.",
        "We do not refund a subscription because you have changed your mind. Refunds and other remedies that the law gives you, and the refund in clause 7.3 of the GDPR Agreement, are not affected.",
        "We may change our prices for future orders. A subscription that has been paid for is not affected.",
      ],
    },
    {
      heading: "Brokers",
      paragraphs: [
        "A broker may create an organisation for a client only with the client's authority. It tells the client that it can see and change the client's data, and uses that access only to help the client.",
        "A broker is responsible for its people: for whom it adds as a further broker, and for removing those who leave.",
        "A broker keeps what it sees of a client's data confidential and complies with the privacy law and the rules of its profession. For what it does with the data outside the service, it is a separate controller.",
        "A broker is independent of us. It may not give undertakings in our name. Its advice, its insurance services and its prices are its own.",
        "If an organisation no longer wants a broker to manage it, it tells the broker and us. We end the broker's access within 10 working days.",
      ],
    },
    {
      heading: "Acceptable use",
      paragraphs: [
        "You see to it that your users follow the Terms of Use, and you answer for them to us.",
        {
          kind: "list",
          lead: "You must not:",
          points: [
            "use the service for an unlawful purpose, or enter data that you are not entitled to enter;",
            "let people use the service who are not your users or advisers;",
            "offer keys or promo codes for sale in public, unless we have agreed to it in writing;",
            "attack, overload or get around the protection of the service; or",
            "take the service apart to build one that competes with it, except where the law allows this in spite of a contract.",
          ],
        },
        "We may suspend access where this is needed to protect the service, its users or the people whose data is in it. We tell you the reason without delay and lift the suspension when the reason has gone.",
      ],
    },
    {
      heading: "No advice and no insurance",
      paragraphs: [
        "The service gives general guidance for planning. It is not legal, financial, insurance, medical or engineering advice. It is not financial product advice under the Corporations Act 2001 (Cth).",
        "We do not arrange insurance. Nothing in the service, including an indemnity period, an annualised value or a cost of recovery, says that a loss is insured or that a sum insured is sufficient. Your cover is set by your policy alone. Ask your insurance adviser.",
        "Ratings, hazard indices, industry figures, likelihoods and preset texts are indicative. They are drawn from general sources and may not fit your business or your place.",
        "A plan does not prevent a disruption. You are responsible for what you enter, for reviewing the plan at least once a year and after each change that matters, for exercising it, and for the decisions you take on the day.",
        "A certificate or policy from the service records what you have entered and declared. It does not certify that you comply with a law or a standard.",
      ],
    },
    {
      heading: "Your content and our rights",
      paragraphs: [
        "You keep all rights in what you enter. You give us the right to store, process and show it as far as is needed to provide the service, for as long as the contract lasts and until the data is deleted or returned.",
        "We keep all rights in the service. You receive the right to use it for your own organisation, or as a broker for your clients, during the subscription. The right is not exclusive and cannot be passed on, except together with your business.",
        "You may keep and use documents that you have exported without limit of time, for the continuity of your organisation.",
        "Open-source parts of the service are subject to their own licences.",
      ],
    },
    {
      heading: "Data, confidentiality and security",
      paragraphs: [
        "Personal data that you enter is processed under the GDPR Agreement. When that agreement expires, the data is deleted or returned within 12 months.",
        "Each of us keeps the other's confidential information confidential, uses it only for the contract, and protects it with reasonable care. This lasts for five years after the contract, and for personal data for as long as it is held.",
        "Data that is no longer personal and no longer points to any organisation, such as counts of page views, may be used to improve the service.",
      ],
    },
    {
      heading: "Liability",
      paragraphs: [
        "Nothing in the contract excludes, limits or changes a right, guarantee or remedy that the law does not allow to be excluded, limited or changed. This includes the consumer guarantees of the Australian Consumer Law.",
        "Where the law lets us limit our liability for a failure to keep a guarantee that applies to services, it is limited to supplying the services again or paying for them to be supplied again, as we reasonably choose.",
        "Clauses 11.4 and 11.5 do not apply to fraud, to intent, to death or personal injury caused by negligence, to an obligation to pay, or to what a data subject may claim under privacy law.",
        "Neither of us is liable to the other for loss of profit, loss of business, loss of reputation or other indirect loss.",
        "The liability of each of us to the other for all claims in any period of 12 months is limited to what was paid for your subscriptions in the 12 months before the first claim arose. If you did not pay for them yourself, it is limited to the price at which we offered one subscription at that time for each of your plans.",
        "Liability is reduced as far as the other party has contributed to the loss, or has not taken reasonable steps to make it smaller.",
        "Neither of us is liable for a delay or failure caused by an event beyond reasonable control, for as long as the event lasts. The party concerned tells the other and does what it reasonably can to limit the effect.",
      ],
    },
    {
      heading: "Term and end",
      paragraphs: [
        "The contract lasts for as long as you have an organisation, a brokerage or an unused key in the service.",
        "You may end it at any time in writing. Fees for a term that has begun are not refunded, unless you end the contract because we have broken it or because a clause of the contract gives you a refund.",
        "Either of us may end the contract if the other breaks it seriously and does not put the breach right within 30 days of being asked.",
        "We may end the service as a whole with at least 6 months' notice. We then refund what was paid to us for the time that has not yet run.",
        "Sections 8, 9, 10, 11 and 14 continue after the end.",
      ],
    },
    {
      heading: "Changes and notices",
      paragraphs: [
        "We may change these conditions for a good reason, such as a change of the law, of security or of the service. We tell you at least 30 days ahead. A change that puts you at a disadvantage does not apply to a running subscription before its expiry, unless the law requires it.",
        "If you do not agree with a change, you may end the contract before it takes effect.",
        "We send notices to the email addresses of your owners or brokers in the service. You send notices to us using the details on the contact page.",
      ],
    },
    {
      heading: "Law and general clauses",
      paragraphs: [
        "The law of New South Wales, Australia, governs the contract. The courts of New South Wales, and the courts that hear appeals from them, decide disputes. The United Nations Convention on Contracts for the International Sale of Goods does not apply.",
        "Before going to court, each of us tells the other in writing what the dispute is about and tries in good faith for 30 days to settle it. Urgent applications to a court remain possible.",
        "You may pass the contract on to another only with our consent, which we do not refuse without good reason. We may pass it on together with the service if your rights are not made less by it.",
        "If a clause is not valid, the others remain. If one of us does not insist on a right once, the right is not lost.",
        "These conditions and the texts named in clause 2.2 are the whole contract about the service.",
      ],
    },
  ],
};
