/** The label of each field of the entries whose changes are recorded, as their forms show it. */
const LABELS = {
  // People and other parties
  firstName: "First name",
  lastName: "Last name",
  name: "Name",
  email: "Email",
  phone: "Phone",
  mobile: "Mobile",
  afterHoursPhone: "After-hours number",
  jobTitle: "Job title",
  contactTypeId: "Contact type",
  workTypeId: "Work type",
  department: "Department",
  branchId: "Business location",
  branchName: "Business location",
  address: "Address",
  country: "Country",
  additionalAddressInformation: "Additional address information",
  website: "Website",
  contactPerson: "Contact person",
  category: "Category",
  strategicThirdPartyCategoryId: "Category",
  strategicThirdPartyCategory: "Category",
  strategicThirdPartyCategoryText: "Other category",
  strategicCriticalAreaCategoryId: "Category",
  description: "Description",
  comments: "Comments",
  // The organisation and its plans
  legalName: "Trading name",
  registrationNumber: "Registration number",
  industryCode: "Industry",
  industryName: "Industry",
  industry: "Industry",
  governance: "Governance",
  isArchived: "Archived",
  contacts: "Governance Committee",
  responsible: "Policy statement",
  // Business units
  leaderContactId: "Leader",
  minimumService: "Minimum service",
  firstSteps: "First five steps",
  workaround: "Without the usual systems",
  // Site sheet, backups and finances
  assemblyPoint: "Assembly point",
  exitRoutes: "Exit routes",
  shutOffs: "Shut-offs",
  alarmPanel: "Alarm panel",
  keyHolders: "Key holders",
  emergencyKit: "Emergency kit",
  defibrillator: "Defibrillator",
  saferPlace: "Safer location in a bushfire or wildfire",
  highGround: "High ground",
  backupScope: "What is backed up",
  backupLocation: "Where the copies are",
  backupFrequency: "How often",
  lastRestoreTest: "Last restore test",
  restoredBy: "Who restores",
  bank: "Bank",
  cardProvider: "Card terminals",
  emergencyFunds: "Money for the first weeks",
  signatories: "Who may sign",
  payrollProvider: "Payroll provider",
  payCutOff: "Pay day and cut-off",
  payrollFallback: "If payroll cannot run",
  // Insurance policies
  kind: "Kind of insurance",
  insurer: "Insurer",
  policyNumber: "Policy number",
  claimsPhone: "Phone for claims",
  sumInsured: "Sum insured",
  indemnityMonths: "Indemnity period (months)",
  // Exercises
  plannedFor: "Date",
  startTime: "Start",
  timeZone: "Time zone",
  place: "Where",
  facilitatorName: "Who runs the exercise",
  participants: "Who takes part",
  teamTypeIds: "Who takes part",
  // Documents
  displayName: "Friendly name",
  url: "URL",
  effectiveDate: "Document date",
  reviewDate: "Next review due by",
  documentFolderId: "Folder",
  documentFolder: "Folder",
  documentFolderText: "Folder",
};

export type LabelledField = keyof typeof LABELS;

/** Returns a field's label as its form shows it; other names become words, 'jobTitle' to 'Job title'. */
export const fieldLabel = (name: string): string =>
  (LABELS as Readonly<Record<string, string>>)[name] ??
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
