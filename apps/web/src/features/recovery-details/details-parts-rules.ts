import type { RecoveryDetails } from "@holdfast/contract/recovery-details/recovery-details";

export type DetailName = Exclude<keyof RecoveryDetails, "version" | "floorPlanUrl">;

type DetailField = {
  readonly name: DetailName;
  readonly label: string;
  readonly description?: string;
  /** Several lines. */
  readonly isLong?: boolean;
};

/** Details that have their own card and form. */
export type DetailsPart = {
  readonly id: "site" | "backups" | "finances";
  readonly title: string;
  readonly purpose: string;
  readonly addLabel: string;
  readonly editLabel: string;
  readonly fields: readonly DetailField[];
};

export const DETAILS_PARTS: readonly DetailsPart[] = [
  {
    id: "site",
    title: "Site sheet",
    purpose: "For wardens and the emergency services. Printed on a separate page. Optional.",
    addLabel: "Add site sheet",
    editLabel: "Edit site sheet",
    fields: [
      {
        name: "assemblyPoint",
        label: "Assembly point",
        description: "Where everyone meets after an evacuation.",
      },
      { name: "exitRoutes", label: "Exit routes", isLong: true },
      {
        name: "shutOffs",
        label: "Shut-offs",
        description: "Where gas, water and power are turned off.",
        isLong: true,
      },
      { name: "alarmPanel", label: "Alarm panel" },
      {
        name: "keyHolders",
        label: "Key holders",
        description: "Who has keys, and where they are.",
      },
      { name: "emergencyKit", label: "Emergency kit", description: "Where it is." },
      { name: "defibrillator", label: "Defibrillator", description: "Where the nearest one is." },
      {
        name: "saferPlace",
        label: "Safer location in a bushfire or wildfire",
        description: "A location away from bush, and the road to it.",
      },
      {
        name: "highGround",
        label: "High ground",
        description: "Outside the tsunami zone, and how to walk there.",
      },
    ],
  },
  {
    id: "backups",
    title: "Backups",
    purpose: "What the IT Recovery Team needs to restore your data. Optional.",
    addLabel: "Add backups",
    editLabel: "Edit backups",
    fields: [
      { name: "backupScope", label: "What is backed up", isLong: true },
      { name: "backupLocation", label: "Where the copies are" },
      { name: "backupFrequency", label: "How often" },
      { name: "lastRestoreTest", label: "Last restore test" },
      { name: "restoredBy", label: "Who restores", description: "Name and phone." },
    ],
  },
  {
    id: "finances",
    title: "Finances and payroll",
    purpose: "Where the money comes from in the first weeks, and how staff are paid. Optional.",
    addLabel: "Add finances",
    editLabel: "Edit finances",
    fields: [
      { name: "bank", label: "Bank", description: "Name, branch and phone. No account numbers." },
      {
        name: "cardProvider",
        label: "Card terminals",
        description: "Helpdesk of the provider, merchant and terminal number.",
      },
      {
        name: "emergencyFunds",
        label: "Money for the first weeks",
        description: "For example, savings, an overdraft or a credit card.",
      },
      { name: "signatories", label: "Who may sign" },
      { name: "payrollProvider", label: "Payroll provider", description: "Name and phone." },
      { name: "payCutOff", label: "Pay day and cut-off" },
      {
        name: "payrollFallback",
        label: "If payroll cannot run",
        description: "For example, the bank repeats the last pay run.",
        isLong: true,
      },
    ],
  },
];
