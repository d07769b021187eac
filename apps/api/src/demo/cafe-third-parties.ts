/** A third party of the café; the category by its name in the library. */
export type CafeThirdParty = {
  readonly name: string;
  readonly category: string;
  readonly contactPerson: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly website: string | null;
  readonly comments: string;
};

/** Advisers and providers. */
const ADVISERS: readonly CafeThirdParty[] = [
  {
    name: "Anchorage Brokers",
    category: "Insurance Broker",
    contactPerson: "Ben Okafor",
    email: "broker@demo.example",
    phone: "(02) 5550 0401",
    address: "Level 5, 31 Bridge Street, Sydney NSW 2000",
    website: "https://anchorage.example",
    comments: "Business pack, public liability and cyber. Claims line open 24 hours.",
  },
  {
    name: "Quayside Property Management",
    category: "Landlord or Property Manager",
    contactPerson: "Louise Hartigan",
    email: "tenants@quayside.example",
    phone: "(02) 5550 0402",
    address: "Level 2, 40 Loftus Street, Sydney NSW 2000",
    website: "https://quayside.example",
    comments: "Holds the lease, the fire panel contract and the keys to the basement.",
  },
  {
    name: "BrightByte IT Services",
    category: "IT Managed Service Provider",
    contactPerson: "Marcus Lee",
    email: "help@brightbyte.example",
    phone: "(02) 5550 0403",
    address: "Suite 8, 77 Abercrombie Street, Chippendale NSW 2008",
    website: "https://brightbyte.example",
    comments: "Network, point of sale and nightly backup. Contracted response within four hours.",
  },
];

/** Whom to call in a crisis. */
const CRISIS_EXPERTS: readonly CafeThirdParty[] = [
  {
    name: "DryDock Restoration",
    category: "Fire and Water Damage Restorer",
    contactPerson: "Duty coordinator",
    email: "emergency@drydock.example",
    phone: "(02) 5550 0411",
    address: "19 Hale Street, Botany NSW 2019",
    website: "https://drydock.example",
    comments: "On site within two hours; approved by the insurer.",
  },
  {
    name: "Southern Beacon Cyber Response",
    category: "Cyber Incident Responder",
    contactPerson: "Farid Rahimi",
    email: "respond@southernbeacon.example",
    phone: "(02) 5550 0412",
    address: "Level 11, 5 Elizabeth Street, Sydney NSW 2000",
    website: "https://southernbeacon.example",
    comments: "Engaged through the cyber policy. Call before anything is switched off.",
  },
  {
    name: "Steady Ground Counselling",
    category: "Trauma Counsellor or Employee Assistance Provider",
    contactPerson: "Dr Moana Reid",
    email: "intake@steadyground.example",
    phone: "(02) 5550 0413",
    address: "Suite 3, 112 Glebe Point Road, Glebe NSW 2037",
    website: "https://steadyground.example",
    comments: "Three sessions for every member of staff and their family.",
  },
];

export const CAFE_THIRD_PARTIES: readonly CafeThirdParty[] = [...ADVISERS, ...CRISIS_EXPERTS];
