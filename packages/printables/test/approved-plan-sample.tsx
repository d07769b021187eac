import type { ContinuityPlanData } from "../src/continuity-plan/plan-data";
import { cafePlan } from "./plan-sample";

/** The café's plan as approved in its second version. Only for tests. */
export const approvedPlan: ContinuityPlanData = {
  ...cafePlan,
  plan: { ...cafePlan.plan, openParts: [], proposed: [] },
  supportingUnits: cafePlan.supportingUnits.filter(({ rtoDays }) => rtoDays !== null),
  events: [
    {
      cardId: "fire",
      title: "Fire or smoke",
      whatYouSee: ["Flames or smoke."],
      firstOfAll: ["Get out, close doors."],
      head: [{ fact: "leader", label: "Leader", lines: [["Helen Strand, 0412 345 678"]] }],
      first10Minutes: [["Set off the alarm."]],
      firstHour: [["Count everyone."]],
      firstDay: [["Call the insurer."]],
      never: ["Never go back in."],
      decide: [{ question: "Is it out?", yes: ["Stay out."], no: ["Go further away."] }],
      done: ["Everyone is counted."],
      tellWhom: ["Staff"],
      claimEvidence: ["Photos."],
    },
  ],
  control: {
    ...cafePlan.control,
    versions: [
      {
        versionId: "0199e2a0-0000-7000-8000-000000000012",
        number: 2,
        approvedOn: "2026-11-20",
        approverName: "Helen Strand",
        approverPosition: "Managing Director",
        reviewDate: "2027-11-20",
        note: "New recovery site",
      },
      {
        versionId: "0199e2a0-0000-7000-8000-000000000011",
        number: 1,
        approvedOn: "2025-11-18",
        approverName: "Jon Bell",
        approverPosition: "Owner",
        reviewDate: "2026-11-18",
        note: "",
      },
    ],
  },
};
