import type { PlanPart } from "./plan-part";

/** Section E: what is damaged, what can be saved, and the claim. */
export const damageAssessment: PlanPart = {
  id: "damage-assessment",
  letter: "E",
  title: "Damage Assessment",
  team: "Emergency Response Team, red pages",
  colour: "red",
  topics: [
    {
      id: "section-e-1",
      number: "E.1",
      title: "Damage assessment lead and duties",
      lead: "You tell the business what it has lost and how long it will be without it.",
      blocks: [
        {
          kind: "paragraph",
          text: "The Crisis Management Team decides on your findings. It needs them early more than it needs them exact: a rough answer within the hour, a careful one within days. The damage assessment lead is a member of the Emergency Response Team and works with the insurance representative from the start.",
        },
        {
          kind: "table",
          caption: "Who does what",
          columns: [
            { head: "Role", width: 29 },
            { head: "Duty", width: 43 },
            { head: "Name today", width: 28 },
          ],
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
          title: "Nobody enters before the place is cleared",
          text: "Wait for safety clearance from the officer in charge or a qualified person: structure, electricity, gas, asbestos, air. Then enter in pairs, with helmet, boots, torch and phone, and tell the gate keeper.",
        },
        {
          kind: "actions",
          caption: "Begin",
          items: [
            "**Take over the findings** from the Emergency Response Team leader (B.6) and note the time of notification.",
            "**Name the roles** above and give each person a form (E.6), a camera and a time to be back.",
            "**Obtain safety clearance;** write who gave it, for which areas, and when.",
            "**Call the insurance representative** before anything is moved or thrown away.",
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
          columns: [
            { head: "Part", width: 24 },
            { head: "Usable, partly, lost", width: 20 },
            { head: "Out of use for (hours, days)", width: 22 },
            { head: "Remarks", width: 34 },
          ],
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
            "**Walk every cleared area** from the outside in; fill in the table above.",
            "**Photograph** each room from two corners, then each damaged thing with its label. Number the pictures (E.6).",
            "**Ask the IT Recovery Team** for its findings (G.2).",
            "**Estimate the time out of use** for each part: best case and worst case.",
            "**Stop further loss** where it is safe: cover, pump, turn off, move.",
            "**Report to the Crisis Management Team:** what is lost, for how long, what is not known yet, and which level you would choose.",
            "**Agree with the Crisis Management Team** whether a final assessment is required. If it is, go to the next action; otherwise skip two actions and go straight to E.4.",
          ],
        },
        {
          kind: "fields",
          caption: "Reported",
          labels: ["To", "Time", "Final assessment required (yes, no)", "Decided by"],
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
          items: [
            "**Arrange the final assessment** with the experts below, to be finished within 1 to 2 days if possible. Give each a scope, a safe way in, an escort and a time to report.",
            "**Deliver its written report** to the Crisis Management Team, with the choices to repair, replace or relocate and what you recommend.",
          ],
        },
        {
          kind: "table",
          caption: "Experts to involve",
          columns: [
            { head: "Expert", width: 24 },
            { head: "Question to answer", width: 44 },
            { head: "Name, phone, due", width: 32 },
          ],
          rows: [
            [
              "Structural engineer",
              "Is the building safe, and what must be propped or taken down?",
              "",
            ],
            ["Electrician, plumber, gas fitter", "Which services can be turned on, and when?", ""],
            ["Hygienist", "Is there asbestos, mould, soot or sewage?", ""],
            ["Restorer", "What can be dried, cleaned or saved, and how soon must it start?", ""],
            ["Equipment maker", "Repair or replace, price, time of delivery?", ""],
            ["Loss adjuster", "What does the insurer need, and what does it agree to?", ""],
          ],
        },
        { kind: "heading", text: "What the report says" },
        {
          kind: "points",
          items: [
            "What happened, and the cause as far as it is known.",
            "For each area and each item of weight: condition, value, what to do.",
            "How long until the site can be used in part, and in full.",
            "The choices, side by side, in the table below.",
            "What was assumed, and what could still change the picture.",
          ],
        },
        {
          kind: "table",
          caption: "Choices",
          columns: [
            { head: "Choice", width: 16 },
            { head: "What it means here", width: 36 },
            { head: "Cost", width: 16 },
            { head: "Ready by", width: 16 },
            { head: "Risk", width: 16 },
          ],
          rows: [
            ["**Repair**", "", "", "", ""],
            ["**Replace**", "", "", "", ""],
            ["**Relocate**", "", "", "", ""],
          ],
        },
      ],
    },
    {
      id: "section-e-4",
      number: "E.4",
      title: "Salvage and restoration",
      lead: "Water, mould and rust do not wait. Save in order of worth, not of ease.",
      blocks: [
        {
          kind: "callout",
          tone: "rule",
          title: "Wet paper",
          text: "Salvage of wet paper files starts within 24 hours. After that mould begins and pages fuse. What cannot be dried at once is frozen.",
        },
        {
          kind: "table",
          caption: "Order of salvage",
          columns: [
            { head: "Order", width: 10 },
            { head: "What", width: 40 },
            { head: "How", width: 50 },
          ],
          rows: [
            [
              "1",
              "Vital records: deeds, contracts, licences, registers, originals with no copy",
              "Lift wet files in crates, do not open or separate; freeze, then freeze-dry",
            ],
            [
              "2",
              "Computers, drives, backup media",
              "Do not switch on; keep wet drives wet in a sealed bag; to the IT Recovery Team",
            ],
            [
              "3",
              "Equipment a critical unit needs (Appendix D)",
              "Power off, dry, wipe off soot and salt; a specialist before switching on",
            ],
            [
              "4",
              "Stock and materials",
              "Separate sound from doubtful; food and medicines are judged by the authority",
            ],
            [
              "5",
              "Furniture, carpets, belongings",
              "Lift, ventilate, dry; discard what sewage has reached",
            ],
          ],
        },
        {
          kind: "actions",
          caption: "Salvage",
          items: [
            "**Agree with the insurer** what may be moved, cleaned or thrown away; keep samples.",
            "**Call the restorer;** ask for drying equipment and freezer space today.",
            "**Stop the water, dry the air:** pump, extract, ventilate, measure the humidity twice a day.",
            "**Pack, label and list** each crate: where from, what, to whom. Photograph before it leaves.",
            "**Store it safely:** dry, cool, locked, insured, away from sound goods.",
            "**Keep the chain of custody:** every hand-over is signed for in the log.",
          ],
        },
        {
          kind: "table",
          caption: "Custody log",
          columns: [
            { head: "Crate or item", width: 30 },
            { head: "From", width: 20 },
            { head: "To, place", width: 26 },
            { head: "Signed, time", width: 24 },
          ],
          rows: [],
          blankRows: 4,
        },
      ],
    },
    {
      id: "section-e-5",
      number: "E.5",
      title: "Insurance claim",
      lead: "The claim is won in the first days, by notice, evidence and records.",
      blocks: [
        {
          kind: "actions",
          caption: "First day",
          items: [
            "**Notify the broker and the insurer** by phone and in writing: what, when, where, first estimate. Write down the claim number.",
            "**Ask for written consent** before you repair, demolish or dispose of anything, and for a payment on account.",
            "**Keep damaged items** until the adjuster has seen them, or has said in writing that they may go.",
            "**Ask the head of finance to open cost codes:** property, stock, clean-up, increased cost of working, business interruption, wages.",
            "**Meet the adjuster on site** with photographs, floor plan and asset register.",
          ],
        },
        {
          kind: "actions",
          caption: "Following weeks",
          items: [
            "**Decide on a claims preparer** and whether the policy pays for one.",
            "**Record every extra cost** of carrying on: rent, hire, overtime, freight, outsourcing. Say what loss of sales it prevented.",
            "**Build the business interruption record** with the head of finance: sales before and after, orders lost, costs saved.",
            "**Check the policy's limits:** sum insured, indemnity period, excess, conditions. Tell the Crisis Management Team where they will not reach.",
            "**Admit nothing** to third parties; send their claims to the insurer unanswered.",
            "**Log each talk** with the insurer and confirm it in writing the same day.",
          ],
        },
        {
          kind: "fields",
          caption: "Claim",
          labels: [
            "Broker",
            "Insurer, policy number",
            "Claim number",
            "Adjuster",
            "Notified at",
            "Claims preparer",
          ],
        },
        {
          kind: "table",
          caption: "Claim log",
          columns: [
            { head: "Date", width: 14 },
            { head: "With", width: 24 },
            { head: "Agreed or asked", width: 44 },
            { head: "By", width: 18 },
          ],
          rows: [],
          blankRows: 4,
        },
      ],
    },
    {
      id: "section-e-6",
      number: "E.6",
      title: "Damage assessment forms",
      lead: "Copy this page, one for each floor or area.",
      blocks: [
        {
          kind: "fields",
          caption: "This sheet",
          labels: ["Area or floor", "Assessed by", "Date", "Time in, time out"],
        },
        {
          kind: "table",
          caption: "Room by room",
          columns: [
            { head: "Room", width: 18 },
            { head: "Damage to structure, services", width: 32 },
            { head: "Damage to contents", width: 30 },
            { head: "Safe, usable", width: 20 },
          ],
          rows: [],
          blankRows: 6,
        },
        {
          kind: "table",
          caption: "Equipment",
          columns: [
            { head: "Item, serial number", width: 32 },
            { head: "Condition", width: 30 },
            { head: "Repair or replace", width: 20 },
            { head: "Estimate", width: 18 },
          ],
          rows: [],
          blankRows: 5,
        },
        {
          kind: "table",
          caption: "Photographs",
          columns: [
            { head: "Number", width: 14 },
            { head: "What it shows", width: 56 },
            { head: "Taken by, time", width: 30 },
          ],
          rows: [],
          blankRows: 4,
        },
        {
          kind: "fields",
          caption: "Sign-off",
          labels: ["Assessor's signature", "Lead's signature"],
        },
      ],
    },
  ],
};
