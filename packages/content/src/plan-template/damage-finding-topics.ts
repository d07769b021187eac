import type { PlanTopic } from "./plan-part";

/** E.1 to E.3: what is damaged and for how long. E.2 ends with the branch that skips the two actions of E.3. */
export const damageFindingTopics: readonly PlanTopic[] = [
  {
    id: "section-e-1",
    number: "E.1",
    title: "Damage assessment lead and duties",
    lead: "You tell the business what it has lost and how long it will be without it.",
    blocks: [
      {
        kind: "paragraph",
        text: "The Crisis Management Team decides on your findings. It needs an early answer more than an exact one: a rough one within the hour, a careful one within days. The damage assessment lead is a member of the Emergency Response Team and works with the insurance representative from the start.",
      },
      {
        kind: "table",
        caption: "Who does what",
        columns: { Role: 29, Duty: 43, "Name today": 28 },
        rows: [
          ["**Damage assessment lead**", "Leads both assessments, writes the report", ""],
          ["**Building and services**", "Structure, power, gas, water, air", ""],
          ["**Equipment and stock**", "Plant, furniture, goods, vehicles", ""],
          ["**Technology**", "From the IT Recovery Team (G.2)", ""],
          ["**Records**", "Paper files, deeds, media", ""],
          ["**Insurance representative**", "Broker or insurer's contact; the claim (E.5)", ""],
        ],
      },
      {
        kind: "callout",
        tone: "warning",
        title: "No one enters before the place is cleared",
        text: "Wait for safety clearance from the officer in charge or a qualified person: structure, electricity, gas, asbestos, air. Then enter in pairs, with helmet, boots, torch and phone, and tell the gate keeper.",
      },
      {
        kind: "actions",
        caption: "Begin",
        items: [
          "**Take over the findings** from the Emergency Response Team leader (B.6) and note the time of notification.",
          "**Name the roles** {above} and give each person a form (E.6), a camera and a time to be back.",
          "**Obtain safety clearance;** write who gave it, for which areas, and when.",
          "**Keep to the order at the site** (C.2): nothing is moved or thrown away before the regulator, the police and the insurer release it. You call the broker and the insurer (Appendix E).",
        ],
      },
      {
        kind: "fields",
        caption: "Clearance",
        labels: ["Notified at", "Cleared by", "Areas cleared", "Time"],
      },
    ],
  },
  {
    id: "section-e-2",
    number: "E.2",
    title: "Initial assessment (within 1 hour of notification)",
    lead: "Walk, look, photograph, estimate. Do not repair, do not tidy.",
    blocks: [
      {
        kind: "callout",
        tone: "rule",
        title: "Time limit",
        text: "The initial damage assessment is made within 1 hour of notification. If entry is not yet allowed, assess from outside and say so.",
      },
      {
        kind: "table",
        caption: "Look at",
        columns: {
          Part: 24,
          "Usable, partly, lost": 20,
          "Out of use for (hours, days)": 22,
          Remarks: 34,
        },
        rows: [
          ["Building: structure, roof, exits", "", "", ""],
          ["Power, gas, water, air", "", "", ""],
          ["Access: roads, doors, lifts", "", "", ""],
          ["Equipment and plant", "", "", ""],
          ["Stock and goods", "", "", ""],
          ["Technology, telephones", "", "", ""],
          ["Records and media", "", "", ""],
        ],
      },
      {
        kind: "actions",
        caption: "Initial assessment",
        items: [
          "**Walk every cleared area** from the outside in; fill in the table {above}.",
          "**Photograph** each room from two corners, then each damaged thing with its label. Number the pictures (E.6).",
          "**Ask the IT Recovery Team** for its findings (G.2).",
          "**Estimate the time out of use** for each part: best case and worst case.",
          "**Stop further loss** where it is safe and the regulator allows it: photograph, then cover, pump, turn off.",
          "**Report to the Crisis Management Team:** what is lost, for how long, what is not known yet, and which level you would choose.",
          "**Agree with the Crisis Management Team** whether a final assessment is required. If it is, go to the next action; otherwise skip two actions and go straight to E.4.",
        ],
      },
      {
        kind: "fields",
        caption: "Reported",
        labels: ["To", "Time", "Final assessment? Yes / No", "Decided by"],
      },
    ],
  },
  {
    id: "section-e-3",
    number: "E.3",
    title: "Final assessment (within 1 to 2 days if possible)",
    lead: "Two actions, only if a final assessment is required. Otherwise go straight to E.4.",
    blocks: [
      {
        kind: "actions",
        caption: "Final assessment",
        when: { decision: "final-assessment" },
        items: [
          "**Arrange the final assessment** with the experts {below}, to be finished within 1 to 2 days if possible. Tell each expert what to examine, how to get in safely, who goes with them and when to report.",
          "**Deliver its written report** to the Crisis Management Team, with the choices to repair, replace or relocate and what you recommend.",
        ],
      },
      {
        kind: "table",
        caption: "Experts to involve",
        columns: { Expert: 24, "Question to answer": 44, "Name, phone, due": 32 },
        rows: [
          [
            "Structural engineer",
            "Is the building safe, and what must be propped or taken down?",
            "{party:Structural Engineer}",
          ],
          [
            "Electrician, plumber, gas fitter",
            "Which services can be turned on, and when?",
            "{party:Emergency Electrician|Emergency Plumber}",
          ],
          [
            "Hygienist",
            "Is there asbestos, mould, soot or sewage?",
            "{party:Hazardous Materials or Asbestos Assessor}",
          ],
          [
            "Restorer",
            "What can be dried, cleaned or saved, and how soon must it start?",
            "{party:Fire and Water Damage Restorer}",
          ],
          [
            "Equipment maker",
            "Repair or replace, price, time of delivery?",
            "{party:Equipment Maintenance Contractor}",
          ],
          [
            "Loss adjuster",
            "What does the insurer need, and what does it agree to?",
            "{party:Loss Adjuster}",
          ],
        ],
      },
      { kind: "heading", text: "What the report says" },
      {
        kind: "points",
        items: [
          "What happened, and the cause as far as it is known.",
          "For each area and each major item: its condition, its value and what to do with it.",
          "How long until the site can be used in part, and in full.",
          "The choices, side by side, in the table below.",
          "What was assumed, and what could still change the picture.",
        ],
      },
      {
        kind: "table",
        caption: "Choices",
        columns: { Choice: 16, "What it means here": 36, Cost: 16, "Ready by": 16, Risk: 16 },
        rows: [
          ["**Repair**", "", "", "", ""],
          ["**Replace**", "", "", "", ""],
          ["**Relocate**", "", "", "", ""],
        ],
      },
    ],
  },
];
