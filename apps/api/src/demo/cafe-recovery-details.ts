import type { RecoveryDetailsChanges } from "@holdfast/contract/recovery-details/recovery-details";
import type { InsurancePolicyInput } from "@holdfast/contract/risks/insurance/insurance-policy";

/** The café's site sheet, backups and finances. No restore has been tested yet, as the risk register says. */
export const CAFE_DETAILS: RecoveryDetailsChanges = {
  assemblyPoint: "Seawall opposite 20 Quay Street, 80 m to the east. Second: the ferry forecourt.",
  exitRoutes:
    "Front doors to Quay Street. Kitchen door to the rear lane. From the basement only the stairs to the rear lane; do not use the goods lift.",
  shutOffs:
    "Gas: red valve behind the kitchen door. Water: stop tap in the basement, to the left of the stairs. Power: main switch in the cupboard next to the stairs.",
  alarmPanel: "Inside the front doors, on the left. The managers have the code.",
  keyHolders: "Olivia Marsh, Priya Raman, James Whitford",
  emergencyKit: "Grab bag under the counter, first-aid kit in the kitchen; a second bag at Manly.",
  defibrillator: "In the hall of the ferry wharf, 150 m.",
  saferPlace: "Town Hall, 483 George Street, by Argyle and George Street.",
  highGround: "Observatory Hill, on foot up Argyle Street.",
  backupScope:
    "Accounting and payroll, order calendar, recipe and allergen database, settings of the point of sale.",
  backupLocation: "Cloud of BrightByte IT Services; weekly copy on an encrypted disk at Manly",
  backupFrequency: "Every night; the point of sale every hour",
  restoredBy: "BrightByte IT Services, +61 2 5550 0403",
  bank: "Harbour and Shore Bank, business line +61 2 5550 0431",
  cardProvider: "Shore Payments helpdesk +61 2 5550 0432, merchant 447120, terminals 1 and 2",
  emergencyFunds: "AU$60,000 in the reserve account, overdraft of AU$40,000",
  payrollProvider: "Own payroll in the accounting system, run by Helen Papadopoulos",
  payCutOff: "Wednesday, 3 pm, for payment on Thursday",
  signatories: "Olivia Marsh and Helen Papadopoulos, both for each payment",
  payrollFallback:
    "Repeat the last pay run from the bank's saved file, and correct it in the next.",
};

const LANTERN = { insurer: "Lantern Mutual Insurance", claimsPhone: "+61 2 5550 0421" };

/** The café's insurance schedule, in Australian dollars. */
export const CAFE_POLICIES: readonly InsurancePolicyInput[] = [
  {
    ...LANTERN,
    kind: "Property and contents",
    policyNumber: "LMI-BP-204417",
    sumInsured: 720_000,
    comments: "Fit-out valued more than three years ago; flood up to AU$100,000.",
  },
  {
    ...LANTERN,
    kind: "Business interruption",
    policyNumber: "LMI-BP-204417",
    sumInsured: 1_200_000,
    indemnityMonths: 24,
    comments: "Gross profit, additional increased cost of working AU$150,000.",
  },
  {
    ...LANTERN,
    kind: "Machinery breakdown",
    policyNumber: "LMI-BP-204417",
    sumInsured: 60_000,
    comments: "Spoilage of cooled stock up to AU$10,000.",
  },
  {
    ...LANTERN,
    kind: "Public and product liability",
    policyNumber: "LMI-PL-204418",
    sumInsured: 20_000_000,
    comments: null,
  },
  {
    kind: "Cyber",
    insurer: "Southern Cross Underwriting",
    policyNumber: "SCU-CY-88120",
    claimsPhone: "+61 2 5550 0422",
    sumInsured: 250_000,
    comments: "Southern Beacon Cyber Response is the responder of this policy.",
  },
  {
    kind: "Workers compensation",
    insurer: "Harbourside Workers Insurance",
    policyNumber: "HWI-30277",
    claimsPhone: "+61 2 5550 0423",
    sumInsured: null,
    comments: null,
  },
];
