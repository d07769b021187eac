/** Type, description, quantity and a comment. */
type CafeAsset = readonly [
  type:
    | "Equipment"
    | "Process & Service"
    | "Skillset"
    | "Special Requirements"
    | "Application Requirements",
  description: string,
  quantity: number,
  comments?: string,
];

/** A business unit at Head Office: recovery times in days, its recovery location, and the assets it needs. */
export type CafeUnit = {
  readonly name: string;
  readonly rto: number;
  readonly rpo: number;
  readonly strategy: {
    readonly type: string;
    /** Name of the recovery site or branch, or the address, depending on the type. */
    readonly place?: string;
    readonly comments: string;
  };
  readonly assets: readonly CafeAsset[];
};

export const CAFE_UNITS: readonly CafeUnit[] = [
  {
    name: "Kitchen",
    rto: 2,
    rpo: 1,
    strategy: {
      type: "Short-term recovery site",
      place: "Pyrmont Shared Kitchen",
      comments: "Two bays are reserved for us from 5 am at a day's notice. Menu of eight dishes.",
    },
    assets: [
      ["Equipment", "Six-burner range and combi oven", 1, "Provided by the shared kitchen"],
      ["Equipment", "Set of knives, pans and trays", 2, "One set is kept at Manly"],
      ["Equipment", "Refrigerated van", 1, "Hire account with Southern Pastures Dairy"],
      [
        "Process & Service",
        "Food safety program and temperature log",
        1,
        "Copy in the cloud folder",
      ],
      [
        "Skillset",
        "Chefs with a food safety supervisor certificate",
        3,
        "Two must be on each shift",
      ],
      ["Special Requirements", "Cool room at 5 °C or below, 6 m²", 1, "On a backup power supply"],
      ["Application Requirements", "Recipe and allergen database", 1, "Tablet with offline copy"],
    ],
  },
  {
    name: "Front of House",
    rto: 2,
    rpo: 1,
    strategy: {
      type: "Another business location",
      place: "Manly Wharf Kiosk",
      comments: "Takeaway menu only; regulars are informed by a sign at the Quay and the app.",
    },
    assets: [
      ["Equipment", "Two-group espresso machine and grinder", 1, "Loan machine by the roaster"],
      ["Equipment", "Mobile card terminal", 3],
      ["Process & Service", "Opening and closing checklists", 1],
      ["Skillset", "Baristas", 4, "Two of them at a time"],
      ["Skillset", "Holders of a Responsible Service of Alcohol card", 2],
      ["Special Requirements", "Drinking water and a hand basin at the bar", 1],
      ["Application Requirements", "Point of sale on a tablet", 2, "Works on mobile data"],
    ],
  },
  {
    name: "Catering Sales",
    rto: 1,
    rpo: 1,
    strategy: {
      type: "Short-term recovery site",
      place: "Ultimo Community Hall",
      comments: "Orders are taken from anywhere; the hall is for packing before the noon delivery.",
    },
    assets: [
      ["Equipment", "Insulated delivery boxes", 24, "Half of them are kept at Ultimo"],
      ["Process & Service", "Courier with refrigerated van", 1, "By phone before 8 am"],
      ["Skillset", "Driver with a clean licence", 2],
      ["Special Requirements", "Loading zone close to the door", 1],
      ["Application Requirements", "Order calendar and client list", 1, "In the cloud"],
    ],
  },
  {
    name: "Finance",
    rto: 3,
    rpo: 1,
    strategy: {
      type: "Work from home",
      comments: "Laptop, token and scanned invoices are enough; pay run is on Wednesday.",
    },
    assets: [
      ["Equipment", "Laptop with docking station", 2],
      ["Process & Service", "Weekly pay run and supplier payments", 1, "Two approvals at the bank"],
      ["Skillset", "Bookkeeper who knows the award", 1, "The accountant can cover"],
      ["Special Requirements", "Lockable cabinet for cash and records", 1],
      ["Application Requirements", "Accounting, payroll and bank access", 2],
    ],
  },
  {
    name: "Information Technology",
    rto: 1,
    rpo: 0,
    strategy: {
      type: "Work from home",
      comments: "BrightByte works remotely and brings a spare router within four hours.",
    },
    assets: [
      ["Equipment", "Router with mobile data", 1, "Spare at Manly"],
      ["Process & Service", "Nightly backup and yearly restore test", 1],
      ["Skillset", "Technician who knows the point of sale", 1],
      [
        "Special Requirements",
        "Safe place for passwords and recovery keys",
        1,
        "Sealed envelope at the bank",
      ],
      ["Application Requirements", "Administrator accounts with second factor", 2],
    ],
  },
  {
    name: "Stores and Purchasing",
    rto: 3,
    rpo: 2,
    strategy: {
      type: "Partner or supplier premises",
      place: "Lighthouse Coffee Roasters, 27 Foundry Road, Marrickville NSW 2204",
      comments: "Dry goods and packaging for two weeks fit in the roaster's warehouse.",
    },
    assets: [
      ["Equipment", "Trolley, scales and shelving", 1],
      ["Process & Service", "List of second suppliers with prices", 1, "Renewed each quarter"],
      ["Skillset", "Person who may order up to AU$5,000", 2],
      ["Special Requirements", "Dry store, 12 m², free of pests", 1],
      ["Application Requirements", "Stock and ordering spreadsheet", 1],
    ],
  },
];
