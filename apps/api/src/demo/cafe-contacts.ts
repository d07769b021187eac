import type { Designation } from "@holdfast/contract/teams/team";

/** A person of the café; contact type and work type by their names in the library. */
export type CafeContact = {
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string;
  readonly email: string;
  readonly phone: string;
  readonly mobile: string;
  readonly contactType: "Internal" | "Casual" | "Contract";
  readonly workType: string;
  readonly department: string;
  readonly place: "Head Office" | "Manly Wharf Kiosk";
};

export const CAFE_CONTACTS: readonly CafeContact[] = [
  {
    firstName: "Olivia",
    lastName: "Marsh",
    jobTitle: "Owner and Managing Director",
    email: "owner@demo.example",
    phone: "(02) 5550 0101",
    mobile: "0491 570 006",
    contactType: "Internal",
    workType: "Full time",
    department: "Finance",
    place: "Head Office",
  },
  {
    firstName: "Priya",
    lastName: "Raman",
    jobTitle: "Café Manager",
    email: "priya.raman@harbourlight.example",
    phone: "(02) 5550 0102",
    mobile: "0491 570 156",
    contactType: "Internal",
    workType: "Full time",
    department: "Front of House",
    place: "Head Office",
  },
  {
    firstName: "Daniel",
    lastName: "Nguyen",
    jobTitle: "Head Chef",
    email: "daniel.nguyen@harbourlight.example",
    phone: "(02) 5550 0103",
    mobile: "0491 570 157",
    contactType: "Internal",
    workType: "Full time",
    department: "Kitchen",
    place: "Head Office",
  },
  {
    firstName: "Ethan",
    lastName: "Brooks",
    jobTitle: "Sous Chef",
    email: "ethan.brooks@harbourlight.example",
    phone: "(02) 5550 0103",
    mobile: "0491 570 158",
    contactType: "Internal",
    workType: "Shift work",
    department: "Kitchen",
    place: "Head Office",
  },
  {
    firstName: "Sofia",
    lastName: "Rossi",
    jobTitle: "Head Barista",
    email: "sofia.rossi@harbourlight.example",
    phone: "(02) 5550 0102",
    mobile: "0491 570 159",
    contactType: "Internal",
    workType: "Shift work",
    department: "Front of House",
    place: "Head Office",
  },
  {
    firstName: "Tom",
    lastName: "Gallagher",
    jobTitle: "Catering Coordinator",
    email: "tom.gallagher@harbourlight.example",
    phone: "(02) 5550 0104",
    mobile: "0491 570 110",
    contactType: "Internal",
    workType: "Hybrid",
    department: "Catering Sales",
    place: "Head Office",
  },
  {
    firstName: "Helen",
    lastName: "Papadopoulos",
    jobTitle: "Bookkeeper and Head of Finance",
    email: "helen.papadopoulos@harbourlight.example",
    phone: "(02) 5550 0105",
    mobile: "0491 570 313",
    contactType: "Internal",
    workType: "Part time",
    department: "Finance",
    place: "Head Office",
  },
  {
    firstName: "James",
    lastName: "Whitford",
    jobTitle: "Stores and Purchasing Supervisor",
    email: "james.whitford@harbourlight.example",
    phone: "(02) 5550 0106",
    mobile: "0491 570 737",
    contactType: "Internal",
    workType: "Full time",
    department: "Stores and Purchasing",
    place: "Head Office",
  },
  {
    firstName: "Aroha",
    lastName: "Ngata",
    jobTitle: "Kiosk Supervisor",
    email: "aroha.ngata@harbourlight.example",
    phone: "(02) 5550 0120",
    mobile: "0491 571 266",
    contactType: "Casual",
    workType: "Casual",
    department: "Front of House",
    place: "Manly Wharf Kiosk",
  },
  {
    firstName: "Marcus",
    lastName: "Lee",
    jobTitle: "IT Support Contractor",
    email: "marcus.lee@brightbyte.example",
    phone: "(02) 5550 0107",
    mobile: "0491 571 491",
    contactType: "Contract",
    workType: "On call",
    department: "Information Technology",
    place: "Head Office",
  },
];

/** The people accountable for the plan. */
export const ACCOUNTABLE = ["Olivia Marsh", "Helen Papadopoulos"] as const;

/** The plan's three teams: primary members and alternatives. */
export const CAFE_TEAMS: Readonly<Record<string, readonly (readonly [string, Designation])[]>> = {
  "Emergency Response Team": [
    ["Priya Raman", "Primary"],
    ["Daniel Nguyen", "Alternatives"],
    ["Sofia Rossi", "Alternatives"],
    ["James Whitford", "Alternatives"],
  ],
  "Information Technology Team": [
    ["Marcus Lee", "Primary"],
    ["Tom Gallagher", "Alternatives"],
    ["Priya Raman", "Alternatives"],
  ],
  "Crisis Management Team": [
    ["Olivia Marsh", "Primary"],
    ["Helen Papadopoulos", "Alternatives"],
    ["Priya Raman", "Alternatives"],
    ["Daniel Nguyen", "Alternatives"],
  ],
};
