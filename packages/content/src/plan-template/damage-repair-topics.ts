import type { PlanTopic } from "./plan-part";

/** E.4 to E.6: salvage, claim and forms. */
export const damageRepairTopics: readonly PlanTopic[] = [
  {
    id: "section-e-4",
    number: "E.4",
    title: "Salvage and restoration",
    lead: "Act quickly against water, mould and rust. Save the most valuable things first.",
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
        columns: { Order: 10, What: 40, How: 50 },
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
            "Leave the power off. Do not wipe, wash or switch on. Keep dry air moving if the insurer agrees. A restoration specialist cleans and tests before use",
          ],
          [
            "4",
            "Stock and materials",
            "Sell or serve no food that was touched by floodwater, smoke or heat. Ask the food authority or a pharmacist before you use any that is left",
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
        columns: { "Crate or item": 30, From: 20, "To, place": 26, "Signed, time": 24 },
        rows: [],
        blankRows: 4,
      },
    ],
  },
  {
    id: "section-e-5",
    number: "E.5",
    title: "Insurance claim",
    lead: "The claim depends on early notice, evidence and records.",
    blocks: [
      {
        kind: "actions",
        caption: "First day",
        items: [
          "**Notify the broker and the insurer,** as owner of both calls (Appendix E), by phone and in writing: what, when, where, first estimate. Write down the claim number.",
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
          "**Log every conversation** with the insurer and confirm it in writing the same day.",
        ],
      },
      {
        kind: "fields",
        caption: "Claim",
        labels: [
          "Broker",
          "Claim number",
          "Adjuster",
          "Notified at",
          "Claims preparer",
          "Insurer, claims line",
          "Cyber incident line",
        ],
        filled: {
          Broker: "{party:Insurance Broker}",
          Adjuster: "{party:Loss Adjuster}",
          "Claims preparer": "{party:Claims Preparer}",
          "Insurer, claims line": "{claimsLines}",
          "Cyber incident line": "{cyberLines}",
        },
        wide: ["Insurer, claims line", "Cyber incident line"],
      },
      {
        kind: "table",
        caption: "Claim log",
        columns: { Date: 14, With: 24, "Agreed or asked": 44, By: 18 },
        rows: [],
        blankRows: 2,
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
        columns: {
          Room: 18,
          "Damage to structure, services": 32,
          "Damage to contents": 30,
          "Safe, usable": 20,
        },
        rows: [],
        blankRows: 6,
      },
      {
        kind: "table",
        caption: "Equipment",
        columns: {
          "Item, serial number": 32,
          Condition: 30,
          "Repair or replace": 20,
          Estimate: 18,
        },
        rows: [],
        blankRows: 5,
      },
      {
        kind: "table",
        caption: "Photographs",
        columns: { Number: 14, "What it shows": 56, "Taken by, time": 30 },
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
];
