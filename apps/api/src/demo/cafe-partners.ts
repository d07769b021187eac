import type { TradingPartnerInput } from "@holdfast/contract/directory/trading-partner";

type Partner = Omit<TradingPartnerInput, "category" | "additionalAddressInformation"> & {
  readonly category: string[];
};

/** The café's suppliers. */
export const CAFE_SUPPLIERS: readonly Partner[] = [
  {
    name: "Lighthouse Coffee Roasters",
    contactPerson: "Mia Lindqvist",
    email: "orders@lighthouseroasters.example",
    phone: "(02) 5550 0201",
    address: "27 Foundry Road, Marrickville NSW 2204",
    website: "https://lighthouseroasters.example",
    category: ["Coffee", "Equipment"],
  },
  {
    name: "Southern Pastures Dairy",
    contactPerson: "Glenn Ashby",
    email: "sydney@southernpastures.example",
    phone: "(02) 5550 0202",
    address: "110 Creamery Road, Bowral NSW 2576",
    website: "https://southernpastures.example",
    category: ["Dairy"],
  },
  {
    name: "Baker & Vale Sourdough",
    contactPerson: "Yasmin Haddad",
    email: "wholesale@bakervale.example",
    phone: "(02) 5550 0203",
    address: "6 Mill Lane, Alexandria NSW 2015",
    website: "https://bakervale.example",
    category: ["Bread", "Pastry"],
  },
  {
    name: "Greenway Produce Market",
    contactPerson: "Con Stavros",
    email: "night.orders@greenwayproduce.example",
    phone: "(02) 5550 0204",
    address: "Stand 214, 250 Parramatta Road, Homebush West NSW 2140",
    website: null,
    category: ["Fruit and vegetables"],
  },
  {
    name: "Blue Fin Seafood Wholesale",
    contactPerson: "Linh Tran",
    email: "orders@bluefinwholesale.example",
    phone: "(02) 5550 0205",
    address: "15 Bank Wharf, Pyrmont NSW 2009",
    website: "https://bluefinwholesale.example",
    category: ["Seafood"],
  },
  {
    name: "Paddock Gate Meats",
    contactPerson: "Russell Carey",
    email: "accounts@paddockgate.example",
    phone: "(02) 5550 0206",
    address: "81 Saleyards Road, Wetherill Park NSW 2164",
    website: "https://paddockgate.example",
    category: ["Meat", "Smallgoods"],
  },
  {
    name: "CleanTable Linen and Hygiene",
    contactPerson: "Dawn Okeke",
    email: "service@cleantable.example",
    phone: "(02) 5550 0207",
    address: "33 Steamworks Street, Botany NSW 2019",
    website: "https://cleantable.example",
    category: ["Linen", "Cleaning"],
  },
  {
    name: "Tillpoint Payments",
    contactPerson: "Support desk",
    email: "support@tillpoint.example",
    phone: "(02) 5550 0208",
    address: "Level 9, 200 Sussex Street, Sydney NSW 2000",
    website: "https://tillpoint.example",
    category: ["Information Technology", "Finance"],
  },
];

/** The café's customers, apart from walk-ins. */
export const CAFE_CUSTOMERS: readonly Partner[] = [
  {
    name: "Pier Nine Offices",
    contactPerson: "Rachel Stone",
    email: "events@piernine.example",
    phone: "(02) 5550 0301",
    address: "9 Hickson Pier, Walsh Bay NSW 2000",
    website: "https://piernine.example",
    category: ["Corporate catering"],
  },
  {
    name: "Marlowe & Finch Lawyers",
    contactPerson: "Gareth Finch",
    email: "reception@marlowefinch.example",
    phone: "(02) 5550 0302",
    address: "Level 22, 60 Margaret Street, Sydney NSW 2000",
    website: "https://marlowefinch.example",
    category: ["Corporate catering"],
  },
  {
    name: "Harbour Ferries Staff Club",
    contactPerson: "Joan Mercer",
    email: "club@harbourferries.example",
    phone: "(02) 5550 0303",
    address: "Wharf 6, Circular Quay NSW 2000",
    website: null,
    category: ["Standing order"],
  },
  {
    name: "Observatory Hill Public School",
    contactPerson: "Anita Desai",
    email: "office@observatoryhill.example",
    phone: "(02) 5550 0304",
    address: "2 Upper Fort Street, Millers Point NSW 2000",
    website: null,
    category: ["Standing order", "Events"],
  },
  {
    name: "Southern Cross Conferences",
    contactPerson: "Leo Marchetti",
    email: "catering@southerncrossconf.example",
    phone: "(02) 5550 0305",
    address: "14 Darling Drive, Sydney NSW 2000",
    website: "https://southerncrossconf.example",
    category: ["Events"],
  },
  {
    name: "Corner Store Collective",
    contactPerson: "Nadia Petrov",
    email: "buying@cornerstore.example",
    phone: "(02) 5550 0306",
    address: "70 King Street, Newtown NSW 2042",
    website: "https://cornerstore.example",
    category: ["Retail", "Cold brew"],
  },
];
