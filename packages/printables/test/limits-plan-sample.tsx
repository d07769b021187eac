import { emergencyContactsAt } from "@holdfast/content/library/response/emergency-contacts";
import { EXERCISE_SCENARIOS } from "@holdfast/content/library/response/exercise-scenarios";
import { TEAM_TYPES } from "@holdfast/content/library/response/team-types";
import { planCards } from "@holdfast/content/plan-text/plan-cards";
import type { ContinuityPlanData, PlanParty, PlanPerson } from "../src/continuity-plan/plan-data";
import { engineersPlan } from "./engineers-sample";
import { cafePlan } from "./plan-sample";

/** The longest texts that the fields accept, in characters (contract, `LIMITS`). */
const NAME = 200;
const LINE = 500;
const TEXT = 5_000;
/** A step, the minimum service and the workaround of a unit. */
const TWO_LINES = 110;
const EMAIL = 254;
const PHONE = 40;

const many = <Row,>(count: number, row: (at: number) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => row(at + 1));

/**
 * Returns a plan whose lists are long and whose texts are as long as their fields accept. Only for tests.
 * @param words a name's words, which are repeated
 */
export function planAtLimits(words: string): ContinuityPlanData {
  const filled = (length: number, start = "") =>
    `${start}${words.repeat(Math.ceil(length / words.length))}`.slice(0, length).trimEnd();
  const name = (start: string) => filled(NAME, `${start} `);
  const phone = (at: number) => `+61 2 5550 ${String(at).padStart(4, "0")} extension 123456789012`;
  const email = (at: number) =>
    `${"accounts.".repeat(7)}${at}@${"a-long-domain.".repeat(13)}example`.slice(0, EMAIL);
  const person = (label: string): PlanPerson => ({
    idLabel: `P-${label}`,
    name: name(`Person ${label}`),
    jobTitle: name("Manager"),
    mobile: phone(1).slice(0, PHONE),
    phone: phone(2).slice(0, PHONE),
    afterHoursPhone: phone(3).slice(0, PHONE),
    email: email(1),
  });
  const party = (kind: string, at: number, category: string | null = null): PlanParty => ({
    name: name(`${kind} ${at}`),
    category,
    contactPerson: name("Contact"),
    phone: phone(at).slice(0, PHONE),
    email: email(at),
    address: filled(NAME, `${at} `),
    website: `https://${"long-website.".repeat(10)}example.com/${"path/".repeat(20)}`,
    comments: filled(TEXT / 10, "Comment "),
  });
  const unit = (at: number) => name(`Unit ${at}`);
  return {
    ...cafePlan,
    business: {
      ...cafePlan.business,
      name: name("Business"),
      tradingName: name("Trading"),
      registrationNumber: filled(NAME, "Registration "),
      industry: name("Industry"),
      governance: filled(TEXT, "Licence "),
    },
    plan: {
      ...cafePlan.plan,
      openParts: [],
      proposed: [],
      name: name("Plan"),
      location: {
        name: name("Location"),
        address: `${filled(2 * NAME, "12 Street ")}, Newcastle NSW 2300`,
        country: "Australia",
        phone: phone(4).slice(0, PHONE),
        email: email(4),
      },
      owners: many(12, (at) => person(`${at}`)),
    },
    control: {
      ...cafePlan.control,
      versions: many(8, (at) => ({
        versionId: String(at),
        number: 51 - at,
        approvedOn: "2026-11-20",
        approverName: name("Approver"),
        approverPosition: name("Position"),
        reviewDate: "2027-11-20",
        note: filled(LINE, "Note "),
      })),
      holders: many(20, (at) => ({
        copyNumber: 980 + at,
        name: name("Holder"),
        position: name("Position"),
      })),
    },
    teams: ["Emergency Response Team", "Information Technology Team", "Crisis Management Team"].map(
      (teamTypeName) => ({
        teamTypeName,
        contacts: many(8, (at) => ({
          ...person(`${at}`),
          designation: at === 1 ? "Primary" : "Alternatives",
          confirmedOn: "2026-10-12",
        })),
      }),
    ),
    people: many(4, (at) => ({
      ...person(`${at}`),
      work: "Casual, Part time",
      department: unit(1),
      location: name("Location"),
    })),
    criticalAreas: many(15, (at) => ({
      idLabel: `S-${String(at).padStart(2, "0")}`,
      name: name(`Area ${at}`),
      isProposed: false,
      category: "Acquisitions/Mergers/Changes",
      criticality: 4,
      criticalPeriods: many(12, (month) => `Month ${month}`),
      penalty: name("Penalty"),
      description: filled(TEXT / 10, "Description "),
      notes: filled(TEXT / 10, "Notes "),
      impacts: [{ category: "Financial", value: 5 }],
    })),
    supportingUnits: many(5, (at) => ({
      idLabel: `U-0${at}`,
      name: unit(at),
      rtoDays: at,
      rpoDays: 1,
      leader: `${name("Leader")}, ${name("Head")}`,
      leaderPhone: phone(5).slice(0, PHONE),
      minimumService: filled(TWO_LINES, "Service "),
      firstSteps: many(5, (step) => filled(TWO_LINES, `Step ${step} `)),
      workaround: filled(TWO_LINES, "Workaround "),
      calls: many(6, (call) => ({
        name: name(`Supplier ${call}`),
        why: name("Contact"),
        number: phone(call).slice(0, PHONE),
      })),
    })),
    site: {
      ...cafePlan.site,
      assemblyPoint: filled(LINE, "Assembly "),
      exitRoutes: filled(LINE, "Exit "),
      shutOffs: filled(LINE, "Valves "),
      alarmPanel: filled(LINE, "Panel "),
      keyHolders: filled(LINE, "Keys "),
      emergencyKit: filled(LINE, "Kit "),
      defibrillator: filled(LINE, "Defibrillator "),
      saferPlace: filled(LINE, "Oval "),
      highGround: filled(LINE, "Hill "),
    },
    recoverySites: many(5, (at) => ({
      idLabel: `R-0${at}`,
      name: name(`Site ${at}`),
      address: filled(2 * NAME, `${at} Street `),
      phone: phone(6).slice(0, PHONE),
      contact: name("Contact"),
    })),
    recoveryStrategies: many(5, (at) => ({
      unit: unit(at),
      location: name("Recovery site"),
      isProposed: false,
      floor: filled(NAME, "Level "),
      phone: phone(7).slice(0, PHONE),
      email: email(7),
      comments: filled(LINE, "Comment "),
    })),
    unitDependencies: [
      ...many(6, (at) => ({ kind: "supplier" as const, name: name(`Supplier ${at}`) })),
      ...many(6, (at) => ({ kind: "area" as const, name: name(`Area ${at}`) })),
      ...many(4, (at) => ({ kind: "unit" as const, name: unit(at + 1) })),
    ].flatMap((row) => [1, 2].map((at) => ({ ...row, unit: unit(at) }))),
    requirements: many(12, (at) => ({
      unit: unit(1 + (at % 2)),
      assetType: "Equipment",
      name: name(`Oven ${at}`),
      isProposed: false,
      quantity: 999_999,
      comments: filled(LINE, "Comment "),
    })),
    suppliers: many(3, (at) => party("Supplier", at, "Linen, Cleaning")),
    customers: many(3, (at) => party("Customer", at, "Hotel")),
    thirdParties: [
      "Insurance Broker",
      "Insurer",
      "Electricity Supplier",
      "Internet or Telephone Provider",
      "Fire and Water Damage Restorer",
      "Emergency Electrician",
      "Generator and Equipment Hire",
      "Landlord or Property Manager",
      "Security or Alarm Monitoring Company",
      "Guarding and Patrol Company",
      "Solicitor",
      "IT Managed Service Provider",
      "Cyber Incident Responder",
      "Bank or Financier",
      "Data Backup Provider",
      "Payroll Provider",
      "Software Vendor",
      "Trauma Counsellor or Employee Assistance Provider",
    ].flatMap((category) => many(2, (at) => party(category, at, category))),
    emergencyContacts: emergencyContactsAt("AU", "NSW").map((contact) => ({
      ...contact,
      isConfirmed: true,
    })),
    insurancePolicies: many(6, (at) => ({
      kind: ["Cyber", "Public and product liability"][at % 2] ?? "",
      insurer: name(`Insurer ${at}`),
      policyNumber: filled(NAME, `Policy-${at} `),
      claimsPhone: phone(8).slice(0, PHONE),
      sumInsured: "A$999,999,999,999",
      indemnityPeriod: "24 months",
      comments: filled(LINE, "Comment "),
    })),
    events: planCards(engineersPlan(words).content).events.slice(0, 8),
    lastHeld: EXERCISE_SCENARIOS.map((scenario) => ({
      scenario: scenario.name,
      teams: TEAM_TYPES.map(({ displayName }) => displayName),
      heldOn: "2026-11-12",
    })),
  };
}
