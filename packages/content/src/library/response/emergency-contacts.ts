import contacts from "../../data/response/emergency_contacts.json";

/** A public number to call in an emergency, in a country or one of its regions. */
export type EmergencyContact = {
  readonly contactId: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The abbreviation of a state or nation, such as 'NSW'; null for the whole country. */
  readonly region: string | null;
  readonly kind: string;
  readonly name: string;
  readonly number: string | null;
  readonly note: string;
  readonly source: string;
  readonly checkedOn: string;
  /** 'memory' means that no source was found: the number must be checked before it is relied on. */
  readonly confidence: string;
};

/** Kinds in the order in which people need them. */
const ORDER = [
  "emergency",
  // One number for each service, where no number reaches all of them.
  "emergency_service",
  "text_relay_emergency",
  "state_emergency_service",
  "police_non_emergency",
  "poisons",
  "electricity_hazard",
  "gas_hazard",
  "fire_information",
  "health_advice",
  "cyber_security",
  "crisis_support",
];
const rank = ({ kind }: EmergencyContact) => {
  const at = ORDER.indexOf(kind);
  return at === -1 ? ORDER.length : at;
};

const all: readonly EmergencyContact[] = contacts;

/** Returns the numbers of a country, and of the region if it is known, the most urgent first. */
export const emergencyContactsAt = (
  country: string,
  region: string | null,
): readonly EmergencyContact[] =>
  all
    .filter(
      (contact) =>
        contact.country === country && (contact.region === null || contact.region === region),
    )
    .toSorted((a, b) => rank(a) - rank(b));
