/** The six scales, 1 Negligible to 5 Severe. */
type Scales = Readonly<
  Record<
    | "Financial"
    | "Human"
    | "Legal/Compliance"
    | "Operational"
    | "Reputational"
    | "Strategic/Market",
    1 | 2 | 3 | 4 | 5
  >
>;

/** A strategic area of the café and its rating in the plan; category and penalty by name. */
export type CafeArea = {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly criticality: 1 | 2 | 3 | 4;
  readonly periods: readonly string[];
  readonly penalty?: string;
  readonly notes: string | null;
  readonly scales: Scales;
};

export const MTPD = "7 days";

export const CAFE_AREAS: readonly CafeArea[] = [
  {
    name: "Breakfast and lunch trade at the Quay",
    category: "Products and Services",
    description: "About 420 covers a day, seven days a week. Two thirds of all income.",
    criticality: 4,
    periods: ["All year round", "Weekends", "Christmas and New Year"],
    notes: null,
    scales: {
      Financial: 4,
      Human: 2,
      "Legal/Compliance": 2,
      Operational: 4,
      Reputational: 3,
      "Strategic/Market": 3,
    },
  },
  {
    name: "Catering contract with Pier Nine Offices",
    category: "Contracts and Obligations",
    description:
      "Daily working lunches for up to 160 people, delivered by noon, until June next year.",
    criticality: 4,
    periods: ["Start of week", "End of quarter", "Vivid Sydney festival"],
    penalty: "Service credit or rebate",
    notes:
      "Clause 14: 10% of the week's fee for each missed day; the client may end the contract after three missed days in a month.",
    scales: {
      Financial: 3,
      Human: 1,
      "Legal/Compliance": 3,
      Operational: 3,
      Reputational: 4,
      "Strategic/Market": 4,
    },
  },
  {
    name: "Espresso machines, cool room and dishwasher",
    category: "Specialist Equipment",
    description:
      "Without the cool room the kitchen must close; parts for the machines take two days.",
    criticality: 3,
    periods: ["January", "February", "December"],
    notes: null,
    scales: {
      Financial: 3,
      Human: 2,
      "Legal/Compliance": 3,
      Operational: 4,
      Reputational: 2,
      "Strategic/Market": 2,
    },
  },
  {
    name: "Second espresso bar at Manly Wharf",
    category: "Acquisitions/Mergers/Changes",
    description: "Fit-out of the kiosk; the builder's window closes before the summer holidays.",
    criticality: 2,
    periods: ["October", "November"],
    notes: null,
    scales: {
      Financial: 2,
      Human: 1,
      "Legal/Compliance": 2,
      Operational: 2,
      Reputational: 2,
      "Strategic/Market": 3,
    },
  },
  {
    name: "Bottled cold brew for retail",
    category: "New Products and Services",
    description:
      "Sold through Corner Store Collective; labelling approved, first season under way.",
    criticality: 1,
    periods: ["Peak trading season"],
    notes: null,
    scales: {
      Financial: 2,
      Human: 1,
      "Legal/Compliance": 2,
      Operational: 1,
      Reputational: 2,
      "Strategic/Market": 2,
    },
  },
];
