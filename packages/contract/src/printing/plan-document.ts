import * as z from "zod/mini";
import { defineEndpoint, inPlan, json } from "../platform/endpoint";
import { dateOnly } from "../platform/field-rules";
import { EventCard } from "../plan-content/card-text";
import { PLAN_CONTENT } from "../plans/plan-completion-rules";
import { ProposedCount } from "../proposals/proposal";
import { PlanDuties } from "../plan-content/plan-duties";
import { PlanRecovery } from "./plan-recovery";
import { PlanRisks } from "./plan-risks";
import { DocumentControl } from "../plan-content/plan-version";

const Party = z.object({
  name: z.string(),
  category: z.nullable(z.string()),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  website: z.string(),
  comments: z.string(),
});

const Person = z.object({
  /** The same for a person in every team and list of the document. */
  idLabel: z.string(),
  name: z.string(),
  jobTitle: z.string(),
  mobile: z.string(),
  /** A second number, in addition to the mobile. */
  phone: z.string(),
  /** Answered when the person is not at work. */
  afterHoursPhone: z.string(),
  email: z.string(),
});

/**
 * Everything the printed continuity plan shows (specification, plan-workspace 2 'Plan document'): read
 * in one snapshot, as complete, ordered lists; the document itself truncates and pads them.
 */
export const PlanDocument = z.object({
  business: z.object({
    name: z.string(),
    tradingName: z.string(),
    /** The path of the logo; the document needs it as a `data:` URL. */
    logoUrl: z.nullable(z.string()),
    governance: z.nullable(z.string()),
    /** Such as an ABN. */
    registrationNumber: z.string(),
    industry: z.string(),
  }),
  plan: z.object({
    name: z.string(),
    location: z.object({
      name: z.string(),
      /** With floor, suite or entrance. */
      address: z.string(),
      /** Its name; null if it is not certain: then there are no emergency contacts and no duties. */
      country: z.nullable(z.string()),
      phone: z.string(),
      email: z.string(),
    }),
    /** The accountable contacts. */
    owners: z.array(Person),
    /** The plan's last paid day, or null if no key covers it. */
    expiryDate: z.nullable(dateOnly()),
    isExpired: z.boolean(),
    /** What is missing: the plan is a draft until nothing is. */
    openParts: z.array(
      z.object({ part: z.enum(PLAN_CONTENT), done: z.number(), total: z.number() }),
    ),
    /** How many printed entries are unconfirmed; kinds without one are left out. */
    proposed: z.array(ProposedCount),
  }),
  dateIssued: dateOnly(),
  control: DocumentControl,
  /** In days (4 hours are 0.1667); null until one is chosen. */
  mtpdDays: z.nullable(z.number()),
  mtpdName: z.nullable(z.string()),
  /** Whether the MTPD is unconfirmed. */
  isMtpdProposed: z.optional(z.boolean()),
  /** Empty for an expired plan, whose teams are not returned. */
  teams: z.array(
    z.object({
      teamTypeName: z.string(),
      contacts: z.array(
        z.extend(Person, {
          designation: z.string(),
          /** The day on which the person confirmed the details. */
          confirmedOn: z.nullable(dateOnly()),
        }),
      ),
    }),
  ),
  /** Everyone in the organisation's contacts, in teams or not. */
  people: z.array(
    z.extend(Person, {
      /** Such as 'Internal, Part time'. */
      work: z.string(),
      department: z.string(),
      location: z.string(),
    }),
  ),
  criticalAreas: z.array(
    z.object({
      idLabel: z.string(),
      name: z.string(),
      isProposed: z.boolean(),
      category: z.string(),
      criticality: z.number(),
      criticalPeriods: z.array(z.string()),
      penalty: z.nullable(z.string()),
      description: z.string(),
      notes: z.string(),
      /** The impact ratings, 1 Negligible to 5 Severe. */
      impacts: z.array(z.object({ category: z.string(), value: z.number() })),
    }),
  ),
  supportingUnits: z.array(
    z.object({
      idLabel: z.string(),
      name: z.string(),
      rtoDays: z.nullable(z.number()),
      rpoDays: z.nullable(z.number()),
      /** Whether the unit or its times are unconfirmed. */
      isProposed: z.optional(z.boolean()),
      /** Name and job title of its leader. */
      leader: z.string(),
      leaderPhone: z.string(),
      minimumService: z.string(),
      firstSteps: z.array(z.string()),
      workaround: z.string(),
      /** Whom it calls, in this order: whom its steps name first; not its leader. */
      calls: z.array(z.object({ name: z.string(), why: z.string(), number: z.string() })),
    }),
  ),
  ...PlanRecovery.shape,
  recoverySites: z.array(
    z.object({
      idLabel: z.string(),
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      contact: z.string(),
    }),
  ),
  recoveryStrategies: z.array(
    z.object({
      unit: z.string(),
      location: z.string(),
      isProposed: z.boolean(),
      /** Floor, suite or entrance of the location or site chosen, its phone and email; empty for other places. */
      floor: z.string(),
      phone: z.string(),
      email: z.string(),
      comments: z.string(),
    }),
  ),
  /** What each business unit supports and depends on. */
  unitDependencies: z.array(
    z.object({
      unit: z.string(),
      kind: z.enum(["area", "unit", "supplier", "system"]),
      name: z.string(),
    }),
  ),
  ...PlanRisks.shape,
  suppliers: z.array(Party),
  customers: z.array(Party),
  thirdParties: z.array(Party),
  requirements: z.array(
    z.object({
      unit: z.string(),
      assetType: z.string(),
      name: z.string(),
      isProposed: z.boolean(),
      quantity: z.nullable(z.number()),
      comments: z.string(),
    }),
  ),
  ...PlanDuties.shape,
  /** What to do in the events for which paper has a card, filled with the plan's facts. */
  events: z.array(EventCard),
  /** The last finished exercise of each scenario, newest first. */
  lastHeld: z.array(
    z.object({
      scenario: z.string(),
      /** Of which somebody answered a message. */
      teams: z.array(z.string()),
      heldOn: dateOnly(),
    }),
  ),
});
export type PlanDocument = z.infer<typeof PlanDocument>;

export const readPlanDocument = defineEndpoint({
  name: "readPlanDocument",
  method: "GET",
  path: "/plans/:planId/plan_document",
  summary:
    "Returns the data of the printed continuity plan; without the teams if the plan has expired.",
  access: inPlan("plan.read"),
  /** The date in the user's time zone, printed as the date of issue; without it, the UTC date. */
  query: z.object({ today: z.optional(dateOnly()) }),
  response: json(PlanDocument),
});

/** Returns 'Business_Continuity_Plan_{businessName}.pdf'; spaces are kept. */
export const planDocumentFileName = (businessName: string, type: "pdf" | "docx" = "pdf") =>
  `Business_Continuity_Plan_${businessName}.${type}`;

/** Returns 'Business_Continuity_Plan_Short_{businessName}.pdf'; spaces are kept. */
export const shortPlanFileName = (businessName: string, type: "pdf" | "html" = "pdf") =>
  `Business_Continuity_Plan_Short_${businessName}.${type}`;
