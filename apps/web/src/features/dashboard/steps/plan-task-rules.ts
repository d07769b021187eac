import {
  type PlanStepId,
  STEPS_TO_FINAL_PLAN,
} from "@holdfast/contract/plans/plan-completion-rules";
import type { PageRoute } from "@holdfast/contract/public-site/page-routes";

export type TaskDescription = {
  readonly id: PlanStepId;
  /** Verb and object. */
  readonly title: string;
  readonly why: string;
  /** How long it takes a small business, roughly. */
  readonly minutes: number;
  readonly to: PageRoute | `${PageRoute}?${string}`;
  /** Whether its screen offers suggestions for the industry. */
  readonly hasSuggestions?: true;
  /** What must be done before. */
  readonly needs?: readonly PlanStepId[];
};

/** The whole plan in the order in which its parts build on each other. */
export const TASKS: readonly TaskDescription[] = [
  {
    id: "risks",
    title: "Assess your risks",
    why: "Everything else follows from what could stop you and what it would cost.",
    minutes: 30,
    to: "/dashboard/risk/assessment",
    hasSuggestions: true,
  },
  {
    id: "contacts",
    title: "Add your contacts",
    why: "Risks, teams and the policy name people from this list.",
    minutes: 15,
    to: "/organization/contacts",
  },
  {
    id: "treatment",
    title: "Decide what to do about each risk",
    why: "A risk is under control once someone is responsible and you know how it is reduced.",
    minutes: 20,
    to: "/dashboard/risk/register",
    needs: ["risks", "contacts"],
  },
  {
    id: "report",
    title: "Accept the Risk & Insurance Report",
    why: "It shows whether you are insured for enough, and your broker works from it.",
    minutes: 10,
    to: "/dashboard/risk/report",
    needs: ["risks"],
  },
  {
    id: "policy",
    title: "Create the policy",
    why: "Top management says what the business commits to.",
    minutes: 15,
    to: "/organization/policy",
    needs: ["contacts"],
  },
  {
    id: "members",
    title: "Choose the accountable members",
    why: "Someone must be accountable for the policy at this location.",
    minutes: 5,
    to: "/dashboard/policy",
    needs: ["contacts", "policy"],
  },
  {
    id: "units",
    title: "List your business units",
    why: "Recovery times, assets and recovery sites are set for each of them.",
    minutes: 10,
    to: "/dashboard/business-units",
    hasSuggestions: true,
  },
  {
    id: "areas",
    title: "List your strategic areas",
    why: "The analysis rates what your business can’t do without.",
    minutes: 10,
    to: "/organization/strategic-areas",
    hasSuggestions: true,
  },
  {
    id: "ratings",
    title: "Rate how critical each area is",
    why: "In a disruption, critical areas come back first.",
    minutes: 15,
    to: "/dashboard/business-impact-analysis/strategic",
    needs: ["areas"],
  },
  {
    id: "mtpd",
    title: "Set the longest disruption you can tolerate",
    why: "All recovery times must be shorter than this one.",
    minutes: 5,
    to: "/dashboard/business-impact-analysis/strategic?step=mtpd",
    hasSuggestions: true,
    needs: ["areas"],
  },
  {
    id: "scales",
    title: "Rate what a disruption would do",
    why: "It shows which loss hurts most: money, customers, safety or reputation.",
    minutes: 10,
    to: "/dashboard/business-impact-analysis/strategic?step=scales",
    needs: ["ratings"],
  },
  {
    id: "times",
    title: "Set recovery times",
    why: "Each unit then knows how soon it must work again, and how much work it can lose.",
    minutes: 10,
    to: "/dashboard/business-impact-analysis/tactical",
    hasSuggestions: true,
    needs: ["units", "mtpd"],
  },
  {
    id: "assets",
    title: "List what each unit needs",
    why: "On the day, this is the shopping list for the recovery site.",
    minutes: 20,
    to: "/dashboard/business-impact-analysis/operational",
    hasSuggestions: true,
    needs: ["units"],
  },
  {
    id: "sites",
    title: "Choose where each unit works",
    why: "There is no time to look for premises on the day.",
    minutes: 15,
    to: "/dashboard/recovery-strategy",
    hasSuggestions: true,
    needs: ["units"],
  },
  {
    id: "teams",
    title: "Fill the teams",
    why: "Each team needs a Primary who leads and an Alternative who stands in.",
    minutes: 10,
    to: "/dashboard/teams",
    hasSuggestions: true,
    needs: ["contacts"],
  },
  {
    id: "documents",
    title: "Add your documents",
    why: "Insurance policies, leases and floor plans only help if you can open them in an emergency.",
    minutes: 10,
    to: "/dashboard/documents",
  },
  {
    id: "download",
    title: "Download and hand out the plan",
    why: "Without power or network, only paper and saved copies help.",
    minutes: 5,
    to: "/dashboard/plan-document",
    needs: STEPS_TO_FINAL_PLAN,
  },
];
