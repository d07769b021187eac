import type { PlanPart } from "./plan-part";

/** Section D: the people of the business and their families. */
export const humanManagement: PlanPart = {
  id: "human-management",
  letter: "D",
  title: "Human Management",
  team: "Emergency Response Team, red pages",
  colour: "red",
  topics: [
    {
      id: "section-d-1",
      number: "D.1",
      title: "Human management lead and duties",
      lead: "You make sure that everyone is found, cared for, told and paid.",
      blocks: [
        {
          kind: "paragraph",
          text: "The human management lead is usually the person who looks after staff and payroll, and is a member of the Emergency Response Team. People remember for years how they were treated in these days. Be early, be honest, and keep every promise you make.",
        },
        {
          kind: "table",
          caption: "Who does what",
          columns: { Role: 28, Duty: 44, "Name today": 28 },
          rows: [
            ["**Human management lead**", "Leads this section, reports to the team leader", ""],
            ["**Deputy**", "Relieves the lead, keeps the people log", ""],
            ["**Family liaison**", "One named person for each family", ""],
            ["**Hospital liaison**", "Goes to the hospital, stays in touch", ""],
            ["**Payroll contact**", "Sees that wages are paid on time", ""],
            ["**Counselling contact**", "Arranges support for staff and responders", ""],
          ],
        },
        {
          kind: "actions",
          caption: "Begin",
          items: [
            "**Take over people matters** from the Emergency Response Team leader (B.6).",
            "**Obtain the staff list** with next of kin from its off-site copy; guard it.",
            "**Find a quiet room** away from the site for families and for people in shock.",
            "**Call the counselling service** and say when and where it may be needed.",
            "**Agree report times** with the Crisis Management Team. Nothing about casualties goes out except through it.",
          ],
        },
        {
          kind: "fields",
          caption: "Contacts",
          labels: [
            "Staff list kept at",
            "Payroll",
            "Counselling service",
            "Hospital",
            "Union or staff representative",
            "Injury insurer",
          ],
          filled: {
            "Staff list kept at": "Appendix F",
            Payroll: "{payroll}",
            "Counselling service": "{party:Trauma Counsellor or Employee Assistance Provider}",
            "Injury insurer": "{injuryInsurer}",
          },
        },
      ],
    },
    {
      id: "section-d-2",
      number: "D.2",
      title: "Account for people and next of kin",
      lead: "Finding a missing person comes before everything else in this plan. Do not go back in to search.",
      blocks: [
        {
          kind: "actions",
          caption: "Account for everyone",
          items: [
            "**Check the head count** (B.3) against rosters, leave, visitor log and contractors' lists.",
            "**Phone those who are missing;** ask colleagues who saw them last, when and where.",
            "**Give the list of missing people** and their last known place to the officer in charge, and again each time it changes.",
            "**Send the hospital liaison** to each hospital with the names and a phone.",
            "**List the injured:** name, injury as far as known, hospital, who is with them.",
          ],
        },
        {
          kind: "callout",
          tone: "rule",
          title: "Families first",
          text: "Never release names before families are told. In a death, the police tell the family; ask when they have done so. Staff are told next, the public last, and only by the Crisis Management Team.",
        },
        {
          kind: "actions",
          caption: "Next of kin",
          items: [
            "**Tell the next of kin of the injured** in person if possible, otherwise by phone; never by message.",
            "**Say what you know,** what you do not know, and when you will call again. Call then, even without news.",
            "**Offer transport,** child care, a place to wait and an interpreter.",
            "**Open a family line** and give the number to every family. Log each call.",
            "**Protect privacy:** health facts go to the family and the doctors only.",
          ],
        },
        {
          kind: "table",
          caption: "People log",
          columns: { Name: 25, "Where, condition": 30, "Next of kin told, time": 25, By: 20 },
          rows: [],
          blankRows: 5,
        },
      ],
    },
    {
      id: "section-d-3",
      number: "D.3",
      title: "Injury, death and trauma",
      lead: "Give medical care at once, and emotional support from the first day.",
      blocks: [
        {
          kind: "actions",
          caption: "Injury",
          when: { event: "injury" },
          items: [
            "**Give first aid.** Have everyone who was exposed checked, even those who say they are fine.",
            "**Confirm with the team leader** that {safetyRegulator} was notified of a death, serious injury or dangerous incident (Appendix E). Leave the place as it is.",
            "**Tell the work injury insurer or scheme;** help the injured person with the claim.",
            "**Keep in touch** with each injured person weekly until they are back, or as they wish.",
          ],
        },
        {
          kind: "actions",
          caption: "Death",
          when: { event: "death" },
          items: [
            "**Leave it to the police** to identify the person and tell the family. Offer them all help.",
            "**Appoint one family liaison,** who visits with a leader of the business once the family agrees.",
            "**Tell staff in person,** team by team, with counsellors present. Let them ask, and let them be silent.",
            "**Settle what the family is owed** without delay: wages, leave, retirement savings, insurance, belongings.",
            "**Plan the memorial** with the family's wishes first. Release people to attend.",
          ],
        },
        {
          kind: "actions",
          caption: "Trauma",
          when: { event: "trauma" },
          items: [
            "**Offer counselling** to all who were there, who knew the injured, or who answered the phones. Repeat the offer after a week and a month.",
            "**Watch for signs:** sleeplessness, anger, withdrawal, mistakes, drink. Talk in private; do not wait to be asked.",
            "**Support the responders too:** rest, food, a conversation with a counsellor before they go home, and a day free of duty.",
          ],
        },
        {
          kind: "callout",
          tone: "script",
          title: "to someone who has been through it",
          text: "'What you feel is normal after such a day. You don't have to talk now. Here is a number that is free and private, and I will ask you again tomorrow.'",
        },
      ],
    },
    {
      id: "section-d-4",
      number: "D.4",
      title: "Staff communication and work arrangements",
      lead: "Keep staff informed, even when the news is bad.",
      blocks: [
        {
          kind: "table",
          caption: "Messages to staff",
          columns: { When: 20, What: 52, Channel: 28 },
          rows: [
            [
              "Within 30 minutes of people being safe",
              "What happened, that people come first, where to be, who speaks to media",
              "Text message, calls by leaders",
            ],
            [
              "End of day 1",
              "Who works tomorrow, where and when; pay goes on; family and support lines",
              "Text message, email, staff page",
            ],
            [
              "Each morning",
              "What is known, what changed, roster, thanks",
              "The same time every day",
            ],
            ["Weekly, later", "Progress, return date, changes to work", "Meeting with questions"],
          ],
        },
        {
          kind: "actions",
          caption: "Tell",
          items: [
            "**Have each message approved** by the Crisis Management Team before it is sent.",
            "**Reach everyone:** staff on leave, casual staff, contractors and volunteers, people without email.",
            "**Remind all** that they do not speak to media or post pictures, names or guesses.",
          ],
        },
        {
          kind: "actions",
          caption: "Arrange work",
          items: [
            "**Fill the roster** with each unit's leader, shortest RTO first (A.10): who, where, from when.",
            "**Choose for each person:** recovery site, home, another unit, leave on pay, or stand by.",
            "**Arrange transport, parking, meals** and rooms where the recovery site is far.",
            "**Check that homes are fit to work in:** desk, light, connection, quiet, someone to call.",
            "**Pay on time.** {payrollFallback}",
            "**Settle the terms** for contractors, casual staff and volunteers: hours, pay, insurance, who directs them.",
            "**Consult** staff representatives on changed hours and places.",
          ],
        },
        {
          kind: "fields",
          caption: "Lines to give out",
          labels: ["Staff information line", "Family line", "Counselling", "Next message at"],
          filled: {
            Counselling: "{party:Trauma Counsellor or Employee Assistance Provider}",
          },
        },
      ],
    },
    {
      id: "section-d-5",
      number: "D.5",
      title: "Welfare over time",
      lead: "The second week is harder than the first day. Plan for it.",
      blocks: [
        {
          kind: "actions",
          caption: "In the weeks after",
          items: [
            "**Limit shifts** to 10 hours with a meal and breaks (guards 8 hours), and a day off in seven, leaders included.",
            "**Relieve the teams:** an Alternative takes over from each Primary before fatigue shows.",
            "**Grant leave** to those who lost a relative, a colleague or their home. Decide quickly and kindly.",
            "**Match volunteers and offers of help** to tasks; register, brief, insure and thank them.",
            "**Plan each return to work** with the person and the doctor: shorter hours, lighter duties and a colleague for support.",
            "**Prepare people before they re-enter** the damaged place; go in with them the first time.",
            "**Mark the day:** thank people by name, hold a gathering, remember it after a year.",
            "**Ask what we should have done better** for you, and pass it to the review (F.7).",
          ],
        },
        {
          kind: "ticks",
          caption: "This section is closed when",
          items: [
            "Everyone is accounted for, and every injured person has a contact who stays in touch",
            "Pay is correct for every period since the incident",
            "Rosters are back with the units' leaders",
            "Support goes on, and everyone knows how to reach it",
            "Personal records used in the incident are locked away again",
          ],
        },
        {
          kind: "table",
          caption: "Welfare log",
          columns: { Date: 14, "Person or group": 24, "Need, what was done": 42, By: 20 },
          rows: [],
          blankRows: 6,
        },
      ],
    },
  ],
};
