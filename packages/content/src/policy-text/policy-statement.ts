import { CONTACT_RULES } from "../plan-template/agreed-rules";
import type { PolicyPage } from "./policy-page";

/** The commitments of top management (ISO 22301:2019, 5.2.1). */
export const policyStatement: PolicyPage = {
  id: "policy-statement",
  number: "1",
  title: "Policy Statement",
  lead: "What {business} commits to, approved by its top management.",
  blocks: [
    {
      kind: "callout",
      tone: "note",
      title: "Our policy",
      text: "{business} keeps its most important products and services running through a disruption, and brings the others back within times that are agreed in advance. People come first.",
    },
    {
      kind: "paragraph",
      text: "Fires, floods, outages, cyber attacks, illness and failed suppliers can stop any business. We cannot prevent all of them. We can decide now what matters most, how long it can be down, and who does what. This policy is our commitment to do that work, to test it and to keep it up to date.",
    },
    { kind: "heading", text: "Top management of {business} commits to" },
    {
      kind: "points",
      items: [
        "**Safety.** Protect employees, customers, visitors and neighbours before property, data and revenue.",
        "**A policy that fits.** Keep this policy appropriate to our purpose, size, locations and obligations.",
        "**Objectives.** Set business continuity objectives from this policy (section 4), measure them and review them at least once a year.",
        "**Requirements.** Meet the legal, regulatory and contractual requirements that apply to us, and the continuity needs of the customers and partners who depend on us.",
        "**Resources.** Provide the people, time, training, equipment and budget that the objectives need.",
        "**Competence.** Make sure that everyone with a role in a plan knows it, has practised it and has a stand-in.",
        "**Continual improvement.** Learn from every exercise, incident, audit and change, and complete the agreed actions on time.",
        "**Communication.** Make this policy known inside the business and available to interested parties where appropriate.",
      ],
    },
    {
      kind: "paragraph",
      text: "Every manager is responsible for continuity in their own area. Everyone who works for {business} follows this policy and reports anything that could stop the business.",
    },
  ],
};

/** Scope: what the policy applies to. */
export const policyScope: PolicyPage = {
  id: "policy-scope",
  number: "2",
  title: "Scope",
  lead: "Where this policy applies, to whom, and what other rules cover.",
  blocks: [
    {
      kind: "paragraph",
      text: "This policy applies to all business units, locations, products and services of {business}, including work done from home, at customers' sites and at recovery sites. It applies to employees, managers, directors, contractors and casual staff.",
    },
    {
      kind: "table",
      caption: "What is in scope and what is not",
      columns: { Subject: 22, "In scope": 42, "Not in scope": 36 },
      rows: [
        [
          "Events",
          "Any event that can stop or seriously slow a critical activity: natural hazards, loss of a site, loss of power or network, cyber attack, loss of people, failure of a supplier, recall, damage to reputation",
          "Everyday faults that are fixed by normal procedures without affecting customers",
        ],
        [
          "Activities",
          "Strategic areas rated critical, and the business units, people, systems and suppliers they need",
          "Activities that can stop for longer than the maximum tolerable period of disruption (MTPD) without serious harm",
        ],
        [
          "Suppliers",
          "Strategic suppliers and third parties: we ask how they would keep supplying us, and plan for their failure",
          "The internal plans of suppliers",
        ],
        [
          "Safety",
          "Coordination with evacuation and first aid during an incident",
          "Health and safety procedures, which apply in full and take priority",
        ],
        [
          "Insurance",
          "Which losses are insured, and what must be done to keep cover",
          "The wording of insurance policies",
        ],
      ],
    },
    { kind: "heading", text: "How the scope was set" },
    {
      kind: "paragraph",
      text: "The scope follows from what {business} does, what its customers, staff, owners, regulators, insurers and neighbours expect, and the conditions it works in, including a changing climate. It is checked whenever one of the changes in section 7 occurs.",
    },
    {
      kind: "callout",
      tone: "note",
      title: "Leaving something out",
      text: "A location, unit or service may be left out only by a written decision of the Governance Committee that states the reason. An exclusion must not affect our ability to meet legal requirements or to serve critical customers.",
    },
  ],
};

/** Purpose: why there is a policy, and what it leads to. */
export const policyPurpose: PolicyPage = {
  id: "policy-purpose",
  number: "3",
  title: "Purpose",
  lead: "Why {business} has a business continuity program, and what the program produces.",
  blocks: [
    {
      kind: "paragraph",
      text: "The purpose of this policy is to make sure that a disruption does not harm people, break promises to customers or end the business. It gives managers a clear mandate to prepare, sets the direction for every plan, and tells owners, customers, insurers and regulators what they can rely on.",
    },
    { kind: "heading", text: "The program answers six questions" },
    {
      kind: "table",
      caption: "What the program produces",
      columns: { Question: 34, Result: 42, "Kept up to date by": 24 },
      rows: [
        [
          "What could stop us?",
          "Risk assessment and register, with the treatment of each risk and what is insured",
          "Governance Committee",
        ],
        [
          "What must not stop, and how long could it be down?",
          "Business impact analysis: critical areas, MTPD, recovery time (RTO) and recovery point (RPO) of each business unit",
          "Business unit leaders",
        ],
        [
          "What do we need to recover?",
          "People, premises, equipment, applications, records and suppliers of each unit",
          "Business unit leaders",
        ],
        [
          "How and where do we recover?",
          "Recovery strategy and recovery site of each unit",
          "Crisis Management Team",
        ],
        [
          "Who does what, and when?",
          "Business continuity plan with teams, contacts, actions and activation levels",
          "Crisis Management Team",
        ],
        [
          "Does it work?",
          "Exercises, reviews of incidents, and actions with an owner and a date",
          "Governance Committee",
        ],
      ],
    },
    {
      kind: "callout",
      tone: "note",
      title: "The plan is for use",
      text: "A plan that people cannot find, open without the network or understand under pressure does not meet this policy. Each team has its pages on paper or on a device that works offline.",
    },
  ],
};

/** Objectives with their measures (ISO 22301:2019, 6.2). */
export const policyObjectives: PolicyPage = {
  id: "policy-objectives",
  number: "4",
  title: "Objectives",
  lead: "What the program must achieve, how it is measured, and the target until the Governance Committee sets another.",
  blocks: [
    {
      kind: "table",
      caption: "Business continuity objectives",
      columns: { Objective: 32, Measure: 40, Target: 28 },
      rows: [
        [
          "Everyone is safe and accounted for",
          "Time until every person on site is accounted for after an evacuation",
          "30 minutes, proved once a year at each location",
        ],
        [
          "Critical activities resume in time",
          "Recovery time achieved in exercises and incidents, compared with the RTO of each unit",
          "Within the RTO; never later than the MTPD",
        ],
        [
          "No more data is lost than agreed",
          "Age of the data restored, compared with the RPO of each unit",
          "Within the RPO, proved by a restore test each year",
        ],
        [
          "The analysis is current",
          "Age of the risk assessment and the business impact analysis",
          "12 months or less",
        ],
        [
          "Teams are complete",
          "Teams with a Primary and an Alternative who have confirmed their contact details",
          `All teams; contact details confirmed ${CONTACT_RULES.often}`,
        ],
        [
          "People are trained",
          "Exercises held, and members of each team who took part",
          "At least one exercise a year; every team member every two years",
        ],
        [
          "Suppliers are prepared",
          "Strategic suppliers with a confirmed contact and an alternative",
          "All strategic suppliers, checked once a year",
        ],
        [
          "We improve",
          "Actions from exercises, incidents and reviews completed by their date",
          "9 out of 10; none overdue by more than 60 days",
        ],
      ],
    },
    { kind: "heading", text: "How objectives are managed" },
    {
      kind: "points",
      items: [
        "Each objective has an owner on the Governance Committee, who reports the result at the yearly review.",
        "If a target is missed, the Governance Committee either agrees on an action with an owner, a date and resources, or records its decision to accept the gap.",
        "Objectives are consistent with this policy and are changed only by the Governance Committee.",
      ],
    },
  ],
};
