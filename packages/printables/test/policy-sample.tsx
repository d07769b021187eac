import type { PolicyData } from "../src/policy/policy-data";

const member = (firstName: string, lastName: string, jobTitle: string) => ({
  contactId: null,
  firstName,
  lastName,
  jobTitle,
});

const STATEMENT =
  "The Crisis Management Team is made up of the owner of Harbour Kitchen and one or more trusted managers. It is the steering and oversight group for the business continuity program within the business, and its members may hold more than one role because of the size of the business.";

export const samplePolicy: PolicyData["policy"] = {
  policyId: "01a1fb67-1800-7010-b6cb-80e771abfded",
  version: 2,
  businessContinuityResponsible: STATEMENT,
  lastModifiedDate: "2026-11-20T02:00:00.000Z",
  savedOn: "2026-11-20",
  reviewDate: "2027-11-20",
  savedByUserName: "Olivia Marsh",
  members: [
    member("Olivia", "Marsh", "Owner"),
    member("Ben", "Adams", "Head Chef"),
    member("Ruth", "Lane", "Bookkeeper"),
  ],
  signedBy: null,
  signedOn: null,
};

/** The policy of a café in its second version. */
export const cafePolicy: PolicyData = {
  business: {
    name: "Harbour Kitchen Pty Ltd",
    tradingName: "Harbour Kitchen",
    registrationNumber: "ABN 51 824 753 556",
    logoUrl: null,
  },
  policy: samplePolicy,
  isReplaced: false,
  versions: [
    samplePolicy,
    {
      ...samplePolicy,
      version: 1,
      lastModifiedDate: "2025-11-18T02:00:00.000Z",
      savedOn: "2025-11-18",
      reviewDate: "2026-11-18",
      members: samplePolicy.members.slice(0, 2),
    },
  ],
};
