import {
  ACTIVATION_RULES,
  APPROVAL_RULES,
  LEVEL_RULES,
  STAND_IN_RULES,
} from "../plan-template/agreed-rules";
import type { PolicyPage } from "./policy-page";

/** Roles and responsibilities (ISO 22301:2019, 5.3). */
export const policyGovernance: PolicyPage = {
  id: "policy-governance",
  number: "5",
  title: "Governance Structure",
  lead: "Who decides, who leads and who acts, before and during a disruption.",
  blocks: [
    { kind: "policy-data", show: "responsible" },
    {
      kind: "table",
      caption: "Roles and responsibilities",
      columns: { Role: 26, "Before a disruption": 38, "During a disruption": 36 },
      rows: [
        [
          "Top management",
          `Approves this policy, the plan and the resources; reviews the program once a year`,
          "Decides on matters beyond the authority of the Crisis Management Team",
        ],
        [
          "Governance Committee",
          "Oversees the program, sets objectives, follows up actions",
          "Is kept informed; helps with decisions, funding and contacts",
        ],
        [
          "Crisis Management Team",
          "Maintains the plan, assigns roles, leads exercises",
          `${LEVEL_RULES.changes}, leads the response, informs staff, customers, insurers and authorities`,
        ],
        [
          "Emergency Response Team",
          "Keeps evacuation, first aid and security procedures ready",
          `Protects people, ${LEVEL_RULES.sets}, secures the site, assesses damage`,
        ],
        [
          "IT Recovery Team",
          "Tests backups and restores; documents systems and access",
          "Restores systems in the order of recovery",
        ],
        [
          "Business unit leaders",
          "Keep their unit’s impact analysis, contacts and recovery needs up to date",
          "Move, restart and report the progress of their unit",
        ],
        [
          "Everyone",
          "Knows the evacuation route, the alert and where to find the plan",
          "Follows instructions, stays reachable, passes on media enquiries",
        ],
      ],
    },
    { kind: "heading", text: "Authority" },
    {
      kind: "points",
      items: [
        "In immediate danger anyone may raise the alarm, evacuate and call emergency services. No approval is needed.",
        `${ACTIVATION_RULES.levels2And3} ${ACTIVATION_RULES.alone} The leader may commit the spending that the plan allows.`,
        STAND_IN_RULES.takesOver,
      ],
    },
  ],
};

/** The committee that is accountable, and the acceptance of the policy. */
export const policyCommittee: PolicyPage = {
  id: "policy-committee",
  number: "6",
  title: "Governance Committee and Approval",
  lead: "Who is accountable for the program, and the signatures that put this policy into force.",
  blocks: [
    {
      kind: "paragraph",
      text: "The Governance Committee meets at least twice a year, after each incident of level 2 or 3, and whenever a change in section 7 requires it. It keeps minutes of its decisions. More than half of its members must take part for a decision to be valid.",
    },
    { kind: "policy-data", show: "signatures" },
  ],
};

/** Management of Change. */
export const policyChange: PolicyPage = {
  id: "policy-change",
  number: "7",
  title: "Management of Change",
  lead: "Which changes require a review of the plans, and how a change is made.",
  blocks: [
    {
      kind: "table",
      caption: "Changes that require a review",
      columns: { Change: 32, "What to review": 46, Within: 22 },
      rows: [
        [
          "Acquisition, merger, sale or closure",
          "Scope, risks, impact analysis, teams and suppliers",
          "30 days",
        ],
        [
          "New or changed product or service",
          "Strategic areas, MTPD, recovery times and resources",
          "Before it starts",
        ],
        [
          "New contract, law or obligation",
          "Penalties, recovery times, duties to notify",
          "Before it applies",
        ],
        [
          "Change of organisation or key people",
          "Governance Committee, teams, contacts, authority",
          "14 days",
        ],
        [
          "Move, new site or major works",
          "Site risks, evacuation, recovery sites, insurance",
          "Before the move",
        ],
        [
          "New equipment or system that a critical activity needs",
          "Recovery needs, backups, order of recovery",
          "Before it goes live",
        ],
        [
          "Change of a strategic supplier",
          "Supplier contacts, alternatives, contract terms",
          "30 days",
        ],
        ["Incident, near miss or exercise", "Everything that the review finds", "30 days"],
      ],
    },
    { kind: "heading", text: "How a change is made" },
    {
      kind: "points",
      items: [
        "The person who plans the change tells the Crisis Management Team before the change is made.",
        "The team decides which parts of the plan are affected and who updates them by when.",
        "The owner of each part updates it, and tells the people who use it what is different.",
        `The Governance Committee checks changes to this policy, to the scope and to recovery times. ${APPROVAL_RULES.approved} Until then, the leader of the Crisis Management Team releases changes that cannot wait.`,
        "Old copies are collected or marked as replaced. Each version stays on file with its date and author.",
      ],
    },
    {
      kind: "callout",
      tone: "note",
      title: "Contacts",
      text: "Do not wait for a review to correct a phone number. Update it the same day and tell the team leaders.",
    },
  ],
};

/** The standards that the policy follows, with the clause-by-clause table. */
export const policyStandards: PolicyPage = {
  id: "policy-standards",
  number: "8",
  title: "Standards",
  lead: "The standards that this policy follows, and where each ISO 22301 requirement for a policy is met.",
  blocks: [
    {
      kind: "table",
      caption: "Standards used",
      columns: { Standard: 30, "Used for": 70 },
      rows: [
        [
          "ISO 22301:2019",
          "Requirements for a business continuity management system, with Amendment 1:2024 on climate change",
        ],
        ["ISO 22313:2020", "Guidance on putting ISO 22301 into practice"],
        ["ISO/TS 22317:2021", "Business impact analysis"],
        ["ISO 31000:2018", "Risk management"],
        ["ISO 22398:2013", "Exercises"],
      ],
    },
    {
      kind: "table",
      caption: "ISO 22301:2019, clause 5.2, point by point",
      columns: { Clause: 14, Requirement: 52, "Where it is met": 34 },
      rows: [
        ["5.2.1 a)", "Appropriate to the purpose of the organisation", "Sections 2 and 3"],
        ["5.2.1 b)", "Provides a framework for setting objectives", "Section 4"],
        ["5.2.1 c)", "Commitment to satisfy applicable requirements", "Section 1, 'Requirements'"],
        ["5.2.1 d)", "Commitment to continual improvement", "Section 1, 'Continual improvement'"],
        ["5.2.2 a)", "Available as documented information", "This document; section 9"],
        ["5.2.2 b)", "Communicated within the organisation", "Section 9"],
        [
          "5.2.2 c)",
          "Available to interested parties, as appropriate",
          "Section 9, 'Interested parties'",
        ],
      ],
    },
    {
      kind: "paragraph",
      text: "{business} uses these standards as its benchmark. It does not claim to be certified to any of them, unless it holds a certificate from an accredited body.",
    },
    {
      kind: "paragraph",
      text: "Legal and regulatory requirements apply in addition and take priority. The business continuity plan lists those that apply to {business}, who must be notified, by when and by whom. The Crisis Management Team keeps that list up to date.",
    },
  ],
};

/** How the policy is communicated and reviewed. */
export const policyReview: PolicyPage = {
  id: "policy-review",
  number: "9",
  title: "Communication and Review",
  lead: "How people learn about this policy, when it is reviewed, and what changed between versions.",
  blocks: [
    {
      kind: "table",
      caption: "Communication",
      columns: { Audience: 27, "What they receive": 41, When: 32 },
      rows: [
        [
          "New employees and contractors",
          "This policy, the alert, the evacuation route and their role",
          "First day",
        ],
        ["All staff", "A summary of what changed", "After each new version, and once a year"],
        ["Members of teams", "Their pages of the plan, and an exercise", "At least once a year"],
        [
          "Interested parties",
          "This policy on request; confidential details are left out",
          "On request",
        ],
      ],
    },
    { kind: "heading", text: "Review" },
    {
      kind: "paragraph",
      text: "Top management reviews this policy at least once a year. **The next review is due by {review}.** The review looks at results against the objectives, incidents and exercises, changes in the business and around it, open actions, and whether resources are sufficient. Its decisions are recorded.",
    },
    { kind: "policy-data", show: "versions" },
  ],
};
