/** How a business unit of the café works on the day, and what it supports and needs, all by name. */
export type CafeProcedure = {
  readonly unit: string;
  readonly leader: string;
  readonly minimumService: string;
  /** At most five, each of at most two lines on the unit's page. */
  readonly firstSteps: readonly string[];
  readonly workaround: string;
  readonly supports: readonly string[];
  readonly needs: {
    readonly units: readonly string[];
    readonly suppliers: readonly string[];
    readonly system: string;
  };
};

const QUAY_TRADE = "Breakfast and lunch trade at the Quay";
const IT = "Information Technology";

export const CAFE_PROCEDURES: readonly CafeProcedure[] = [
  {
    unit: "Kitchen",
    leader: "Daniel Nguyen",
    minimumService: "Eight dishes for half of the guests, and all catering orders.",
    firstSteps: [
      "Count the kitchen staff, and send home anyone not needed.",
      "Phone Pyrmont Shared Kitchen and book two bays from 5 am.",
      "Photograph and throw away food that got warm, wet or smoky.",
      "Load knives, trays and the allergen tablet into the van.",
      "Send the short menu to Front of House and Catering Sales.",
    ],
    workaround: "Paper dockets, and the printed allergen list in the grab bag.",
    supports: [QUAY_TRADE, "Espresso machines, cool room and dishwasher"],
    needs: {
      units: [IT],
      suppliers: ["Southern Pastures Dairy"],
      system: "Recipe and allergen database",
    },
  },
  {
    unit: "Front of House",
    leader: "Priya Raman",
    minimumService: "Takeaway coffee and cold food at Manly, 7 am to 2 pm.",
    firstSteps: [
      "Count the staff and guests. Leave the tills if it is unsafe.",
      "Put the sign for Manly on the doors, and post it in the app.",
      "Send two baristas to Manly; the others wait at home.",
      "Take the card terminals and the till float to Manly.",
      "Ask Lighthouse Coffee Roasters for the loan machine.",
    ],
    workaround: "Card terminals on mobile data, and a paper list of sales.",
    supports: [QUAY_TRADE, "Second espresso bar at Manly Wharf"],
    needs: {
      units: ["Kitchen", IT],
      suppliers: ["Lighthouse Coffee Roasters"],
      system: "Point of sale on a tablet",
    },
  },
  {
    unit: "Catering Sales",
    leader: "Tom Gallagher",
    minimumService: "The noon delivery to Pier Nine Offices, in full, every working day.",
    firstSteps: [
      "Open the order calendar on the phone and list the deliveries of the next three days.",
      "Phone Pier Nine Offices before 8 am: say what will come and when.",
      "Collect the key of Ultimo Community Hall from the caretaker.",
      "Book the courier with the refrigerated van.",
      "Confirm changed orders by email, and tell the Kitchen the numbers.",
    ],
    workaround: "The client list and this week's orders are printed every Monday.",
    supports: ["Catering contract with Pier Nine Offices"],
    needs: { units: [IT], suppliers: [], system: "Order calendar and client list" },
  },
  {
    unit: "Finance",
    leader: "Helen Papadopoulos",
    minimumService:
      "Wages on Thursday, and the payment of suppliers that deliver during the incident.",
    firstSteps: [
      "Open a cost code for the incident, and tell every leader to use it.",
      "Check the bank balance and what is due within seven days.",
      "Ask the bank to stop cards that are missing.",
      "Approve urgent orders with Olivia Marsh.",
      "Prepare the pay run, or repeat the last one from the bank's saved file.",
    ],
    workaround: "Two approvals in the bank's app; receipts are photographed.",
    supports: [],
    needs: {
      units: [IT],
      suppliers: ["Tillpoint Payments"],
      system: "Accounting, payroll and bank access",
    },
  },
  {
    unit: IT,
    leader: "Marcus Lee",
    minimumService: "Card payments, order calendar and phones work at the recovery sites.",
    firstSteps: [
      "Ask what happened. If an attack is suspected, follow the card for a cyber attack before anything else.",
      "Phone BrightByte IT Services, and have the spare router brought from Manly.",
      "Divert the main number to the mobile of the Café Manager.",
      "Restore systems in the order in which the units return, and let a user test each.",
      "Write down the time and age of the data of each system.",
    ],
    workaround: "Mobile data on the spare router, and paper until systems are released.",
    supports: [QUAY_TRADE],
    needs: {
      units: [],
      suppliers: ["Tillpoint Payments"],
      system: "Administrator accounts with second factor",
    },
  },
  {
    unit: "Stores and Purchasing",
    leader: "James Whitford",
    minimumService: "Dry goods and packaging for two days at Pyrmont and Manly.",
    firstSteps: [
      "Stop deliveries to the Quay, and give the drivers the address of the recovery site.",
      "Phone the suppliers of the next two days, the most critical first.",
      "Move what is dry and undamaged to the roaster's warehouse.",
      "List stock that is lost, with photographs, for the insurer.",
      "Order from the second suppliers what the first cannot send.",
    ],
    workaround: "Orders by phone from the printed list of second suppliers.",
    supports: ["Bottled cold brew for retail"],
    needs: {
      units: ["Finance", IT],
      suppliers: ["Lighthouse Coffee Roasters"],
      system: "Stock and ordering spreadsheet",
    },
  },
];
