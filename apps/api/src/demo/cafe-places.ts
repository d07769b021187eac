import type {
  createAlternativeSite,
  createBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";

/*
 * The café of the demo. All of it is fictitious: phone numbers are those that the Australian Communications and
 * Media Authority reserves for fiction, and domains end in .example.
 */

export const CAFE = {
  name: "Harbour Light Café Pty Ltd",
  legalName: "Harbour Light Café",
  industryCode: "4511",
  industryName: "Cafes and Restaurants",
  registrationNumber: "ABN 12 345 678 901",
  governance:
    "City of Sydney (food business registration), NSW Food Authority, SafeWork NSW, Liquor & Gaming NSW (on-premises licence) and the Australian Taxation Office.",
  address: "12 Quay Street, Sydney NSW 2000",
  country: "AU",
  additionalAddressInformation: "Ground floor and basement",
};

export const HEAD_OFFICE_LINES = {
  email: "hello@harbourlight.example",
  phone: "(02) 5550 0100",
};

export const CAFE_PLAN = "Harbour Light Café continuity plan";

export const SECOND_BRANCH: BodyInput<typeof createBranch> = {
  name: "Manly Wharf Kiosk",
  address: "3 Wharf Promenade, Manly NSW 2095",
  country: "AU",
  additionalAddressInformation: "Kiosk 3",
  email: "manly@harbourlight.example",
  phone: "(02) 5550 0120",
};

export const RECOVERY_SITES: readonly BodyInput<typeof createAlternativeSite>[] = [
  {
    name: "Pyrmont Shared Kitchen",
    address: "48 Millstream Lane, Pyrmont NSW 2009",
    country: "AU",
    additionalAddressInformation: "Bay 4, loading dock at the rear",
    email: "bookings@pyrmontkitchen.example",
    phone: "(02) 5550 0141",
  },
  {
    name: "Ultimo Community Hall",
    address: "9 Brickworks Street, Ultimo NSW 2007",
    country: "AU",
    additionalAddressInformation: "Level 1, key from the caretaker",
    email: "caretaker@ultimohall.example",
    phone: "(02) 5550 0142",
  },
];
