import type { PlanPart } from "./plan-part";

/** Section C: the site, its contents, and who may enter. */
export const security: PlanPart = {
  id: "security",
  letter: "C",
  title: "Security",
  team: "Emergency Response Team, red pages",
  colour: "red",
  topics: [
    {
      id: "section-c-1",
      number: "C.1",
      title: "Security lead and duties",
      lead: "You close the site, guard what is left, and let in only those who must enter.",
      blocks: [
        {
          kind: "paragraph",
          text: "A damaged building attracts thieves, onlookers and well-meaning people. The security lead is a member of the Emergency Response Team, takes the site over from its leader (B.6), and holds it until it is handed back to normal management. While the emergency services are on the site, you work to their orders.",
        },
        {
          kind: "table",
          caption: "Who does what",
          columns: { Role: 25, Duty: 47, "Name today": 28 },
          rows: [
            [
              "**Security lead**",
              "Decides who enters; reports to the Emergency Response Team leader",
              "",
            ],
            ["**Deputy**", "Relieves the lead; runs the second shift", ""],
            ["**Gate keeper**", "Keeps the visitor log, hands out passes", ""],
            ["**Key holder**", "Issues and counts keys, cards and codes", ""],
            ["**Guards, contractors**", "Patrol, watch doors, board up", ""],
          ],
        },
        {
          kind: "points",
          items: [
            "**You may** close the site or any part of it, refuse entry to anyone, the leaders of the business included, and call the police.",
            "**You may** order guards, fencing, boarding up and locks up to the amount the Crisis Management Team has set; beyond it, ask.",
            "**You may not** use force, hold people, or search them. That is for the police.",
          ],
        },
        {
          kind: "actions",
          caption: "Begin",
          items: [
            "**Take over the site** from the Emergency Response Team leader; walk its edge together if it is safe.",
            "**Name the roles** {above}. Plan shifts of at most 10 hours with breaks; guards at most 8 hours.",
            "**Call the security or alarm company** and, from the list {below}, the locksmith or glazier.",
            "**Report to the Crisis Management Team** when the site is closed, and at the times it sets.",
          ],
        },
        {
          kind: "fields",
          caption: "Contractors",
          labels: ["Guards, alarm company", "Locksmith", "Boarding up, fencing", "Spending limit"],
          filled: {
            "Guards, alarm company":
              "{party:Guarding and Patrol Company|Security or Alarm Monitoring Company}",
            "Boarding up, fencing": "{party:Builder or Make-Safe Contractor}",
          },
        },
      ],
    },
    {
      id: "section-c-2",
      number: "C.2",
      title: "Secure the site",
      lead: "From the outside in: edge, doors, services, then what is valuable.",
      blocks: [
        {
          kind: "actions",
          caption: "Close the site",
          items: [
            "**Mark the perimeter** with tape, fencing or vehicles. Keep it wide enough for falling glass and cladding.",
            "**Close and lock** doors, gates, docks, roof hatches and windows. Board up what is broken.",
            "**Test the alarm and cameras.** If they are down, post guards before dark.",
            "**Count the keys, cards and codes.** Cancel those that are missing; change codes that many people know.",
            "**Isolate gas, power and water** with a qualified person, and put a tag on each valve and switch.",
            "**Light the site** at night; patrol at times that cannot be guessed.",
          ],
        },
        {
          kind: "actions",
          caption: "Protect what is inside",
          items: [
            "**Cash, cheques and card terminals:** move to the safe or the bank, counted by two people.",
            "**Stock, medicines and dangerous goods:** lock away or move; list what leaves the site.",
            "**Records:** close cabinets, cover against water, guard papers with personal data.",
            "**Computers, phones and storage media:** collect, label and lock away, unless a cyber attack is suspected: then leave them switched on and disconnected, and follow G.3 first. Tell the IT Recovery Team what is missing.",
            "**Vehicles:** move out of danger, keys to the key holder.",
            "**Personal belongings of staff:** leave in place until return is arranged, room by room, with an escort.",
          ],
        },
        {
          kind: "callout",
          tone: "rule",
          title: "Order at the site",
          text: "**1.** Save life and help the injured. **2.** Make it safe. **3.** Photograph each thing from two sides. **4.** Stop further loss, as far as the regulator allows. **5.** Leave everything else until the regulator, the police and the insurer release it.",
        },
      ],
    },
    {
      id: "section-c-3",
      number: "C.3",
      title: "Control of access",
      lead: "One gate, one list, one decision. Everyone signs, everyone is escorted.",
      blocks: [
        {
          kind: "table",
          caption: "Who may enter",
          columns: { Person: 30, Entry: 40, Condition: 30 },
          rows: [
            ["Emergency services, police", "Always", "They decide"],
            [
              "Regulators, investigators",
              "On showing their card",
              "Tell the Crisis Management Team",
            ],
            ["Damage assessment, IT Recovery Team", "When cleared as safe", "Pass, vest, in pairs"],
            ["Insurer, adjuster, engineers, contractors", "By appointment", "Pass and escort"],
            ["Staff", "Only for a task that the security lead has approved", "Pass and escort"],
            ["Media, public, families", "No", "Kept at a distance, referred on"],
          ],
        },
        {
          kind: "actions",
          caption: "At the gate",
          items: [
            "**Open one gate only.** Write everyone in and out, the time and the purpose.",
            "**Give each person a pass** in today's colour. Collect it when they leave.",
            "**Tell each person the hazards,** the safe way, and where to meet if the alarm sounds.",
            "**Keep media at a distance** the police agree to. Be polite, say nothing, refer them to the Crisis Management Team.",
            "**Preserve evidence** for police, insurer and investigators: rope it off, let no one clean, note who touched what.",
            "**Let nothing leave the site** without a signed list, equipment under repair and rubbish included.",
          ],
        },
        {
          kind: "table",
          caption: "Visitor log",
          columns: { "Name and company": 31, Purpose: 25, Escort: 16, In: 14, Out: 14 },
          rows: [],
          blankRows: 6,
        },
      ],
    },
    {
      id: "section-c-4",
      number: "C.4",
      title: "Security at the recovery site",
      lead: "The new site has no routines yet. Set the rules before people arrive.",
      blocks: [
        {
          kind: "actions",
          caption: "Before the first shift",
          items: [
            "**Meet the site's owner:** keys, alarm, opening hours, evacuation plan, who else uses the building.",
            "**Agree who gets an access card.** Record each card that is given out and each that comes back.",
            "**Set visitor rules:** one entrance, log, escort. No media.",
            "**Find lockable storage** for papers, cash, devices and backups.",
            "**Ask the IT Recovery Team** to confirm that the network is protected and separate from that of others.",
            "**Brief staff** on exits, assembly area, first aid and whom to call. Show them round.",
          ],
        },
        {
          kind: "actions",
          caption: "Every day",
          items: [
            "**Check** doors, alarm, storage and screens at the end of the last shift.",
            "**Clear desks and printers** of papers with personal data; shred, do not bin.",
            "**Report** losses and strangers to the security lead, who tells the Crisis Management Team.",
          ],
        },
        {
          kind: "actions",
          caption: "To close this section",
          items: [
            "**Hand the old site back** to normal management with keys counted and defects listed.",
            "**Return cards and keys** of the recovery site; wipe or collect what was stored there.",
          ],
        },
        {
          kind: "table",
          caption: "Security log",
          columns: { Time: 13, "What happened, what was done": 65, By: 22 },
          rows: [],
          blankRows: 7,
        },
      ],
    },
  ],
};
