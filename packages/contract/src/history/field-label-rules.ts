/** Fields whose label cannot be derived from their name. */
const LABELS: Readonly<Record<string, string>> = {
  legalName: "Trading name",
  industryCode: "Industry",
  industryName: "Industry",
  industry: "Industry",
  contactTypeId: "Contact type",
  workTypeId: "Work type",
  branchId: "Business location",
  branchName: "Business location",
  strategicThirdPartyCategoryId: "Category",
  strategicThirdPartyCategory: "Category",
  strategicThirdPartyCategoryText: "Other category",
  strategicCriticalAreaCategoryId: "Category",
  contacts: "Governance Committee",
  leaderContactId: "Leader",
  afterHoursPhone: "After-hours number",
  payCutOff: "Pay day and cut-off",
  backupScope: "What is backed up",
  backupLocation: "Where the backups are",
  restoredBy: "Who restores",
  shutOffs: "Shut-offs",
  responsible: "Policy statement",
  reviewDate: "Next review due by",
};

/** Returns a field's label as its form shows it: 'jobTitle' becomes 'Job title'. */
export const fieldLabel = (name: string): string =>
  LABELS[name] ??
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
