import type { PlanParty } from "../src/continuity-plan/plan-data";

/** Returns that many parties, each identified by its `marker`. Only for tests. */
export function parties(kind: string, count: number): PlanParty[] {
  return Array.from({ length: count }, (_, at) => party(kind, at + 1));
}

export function party(kind: string, number: number): PlanParty {
  return {
    name: `${kind}-marker-${number}.`,
    category: null,
    contactPerson: `Person ${number}`,
    phone: `02 4900 ${1000 + number}`,
    email: `${kind}${number}@example.com`,
    address: `${number} Supply Street`,
    website: "",
    comments: "",
  };
}
